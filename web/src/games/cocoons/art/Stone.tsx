// The square tile that every trap is, with worn corners.
import type { ReactNode } from 'react'
import { Solid } from './kit'

const TILE =
  'M14 4 46 3 84 4C91 4 96 8 96 15L97 48 96 85C96 92 92 96 85 96L52 97 15 96C8 96 4 92 4 85L3 54 4 15C4 8 7 4 14 4Z'

/** The tile, lit from above. */
export function Stone({
  fill,
  light,
  dark,
  children,
}: {
  fill: string
  light: string
  dark: string
  children?: ReactNode
}) {
  return (
    <Solid d={TILE} fill={fill} line={3.5}>
      <path d="M0 0h100v100l-9-9V9H9v82l-9 9Z" fill={light} />
      <path d="M100 100H0l9-9h82V9l9-9Z" fill={dark} />
      {children}
    </Solid>
  )
}

/** Specks and a crack. */
export function Grain({ stroke }: { stroke: string }) {
  return (
    <path
      d="M16 22l5 3M82 30l-3 5M20 80l3-5M78 84l-6-1M14 52l2 5M58 12l7 2M96 58 86 62l2 8-6 6"
      fill="none"
      stroke={stroke}
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
