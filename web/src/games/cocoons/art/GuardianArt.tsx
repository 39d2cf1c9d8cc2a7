// The eight guardians (CO-7), our own cast: each has a silhouette of its own, everywhere the same.
import { memo, type JSX } from 'react'
import type { View } from '../wire'
import { Bat } from './guardians/Bat'
import { Fish } from './guardians/Fish'
import { Fox } from './guardians/Fox'
import { Frog } from './guardians/Frog'
import { Hare } from './guardians/Hare'
import { Iguana } from './guardians/Iguana'
import { Owl } from './guardians/Owl'
import { Turtle } from './guardians/Turtle'
import { Art, CREAM, INK, Solid } from './kit'

export type Guardian = NonNullable<View['sees'][number]>

const DRAWINGS: Record<Guardian, () => JSX.Element> = {
  iguana: Iguana,
  fish: Fish,
  owl: Owl,
  fox: Fox,
  turtle: Turtle,
  hare: Hare,
  frog: Frog,
  bat: Bat,
}

const DISC = 'M50 3a47 47 0 1 1 0 94 47 47 0 1 1 0-94Z'

/** For use inside a drawing; it has the size of 100. */
export const GuardianShape = memo(function GuardianShape({ guardian }: { guardian: Guardian }) {
  const Drawing = DRAWINGS[guardian]
  return (
    <g transform="translate(4.500 4.500) scale(.91)">
      <Drawing />
    </g>
  )
})

/** A guardian on its own. */
export function GuardianArt({ guardian }: { guardian: Guardian }) {
  return (
    <Art>
      <GuardianShape guardian={guardian} />
    </Art>
  )
}

/** A guardian on its round token, face up. */
export function GuardianToken({ guardian }: { guardian: Guardian }) {
  return (
    <Art>
      <Solid d={DISC} fill="#e9c98f">
        <circle cx="50" cy="50" r="41" fill={CREAM} />
        <path d="M2 62a49 49 0 0 0 96 0v40H2Z" fill="#8c5a2b" opacity="0.16" />
      </Solid>
      <g transform="translate(50 50) scale(.8) translate(-50 -51)">
        <GuardianShape guardian={guardian} />
      </g>
    </Art>
  )
}

const PAD = 'M50 47c11 0 22 13 21 23-1 8-9 8-21 8s-20 0-21-8c-1-10 10-23 21-23Z'

/** The back that all guardians share: a paw. */
export function GuardianBack() {
  return (
    <Art>
      <Solid d={DISC} fill="#9a5f2f">
        <circle cx="50" cy="50" r="40" fill="#b87a42" />
        <path d="M2 60a49 49 0 0 0 96 0v40H2Z" fill={INK} opacity="0.18" />
      </Solid>
      <circle
        cx="50"
        cy="50"
        r="40"
        fill="none"
        stroke="#e2b273"
        strokeWidth="2.500"
        strokeDasharray="3 6.970"
        strokeLinecap="round"
      />
      <g fill="#f7dfb2">
        <path d={PAD} />
        <ellipse cx="26" cy="47" rx="6.500" ry="9" transform="rotate(-28 26 47)" />
        <ellipse cx="41" cy="33" rx="7" ry="10" transform="rotate(-8 41 33)" />
        <ellipse cx="59" cy="33" rx="7" ry="10" transform="rotate(8 59 33)" />
        <ellipse cx="74" cy="47" rx="6.500" ry="9" transform="rotate(28 74 47)" />
      </g>
    </Art>
  )
}
