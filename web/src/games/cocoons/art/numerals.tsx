// Numerals of our own, the same in every browser.
import { CREAM, INK } from './kit'

const STROKES = [
  'M39 36 54 24V77',
  'M33 39C33 17 67 17 67 39 67 53 36 62 33 77H68',
  'M34 25H65L49 45C75 44 74 78 49 78 41 78 35 75 31 69',
  'M59 79V24L29 61H72',
  'M65 25H39L36 47C53 39 70 48 68 63 66 80 42 84 31 71',
  'M61 23C43 31 32 47 33 63 34 83 68 83 68 62 68 45 42 43 34 59',
  'M31 25H68L45 79',
  'M50 49C34 44 33 22 50 22S66 44 50 49C29 55 29 79 50 79S71 55 50 49Z',
] as const

/** A numeral from 1 to 8 in a square of 100. */
export function Numeral({
  number,
  fill = CREAM,
  edge = INK,
  line = 12,
}: {
  number: number
  fill?: string
  edge?: string
  line?: number
}) {
  const strokes = {
    d: STROKES[number - 1] ?? '',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return (
    <>
      <path {...strokes} stroke={edge} strokeWidth={line + 8} />
      <path {...strokes} stroke={fill} strokeWidth={line} />
    </>
  )
}
