// The eight runes (CO-8, CO-9), our own signs. Those of one padlock share a glow; every sign has a form of its own.
import type { Trap } from './trap'

export type Rune = Extract<Trap, `R${number}`>
export type Padlock = Extract<Trap, `L${number}`>

/** Strokes in a square of 100. */
const SIGNS: Record<Rune, string> = {
  R1: 'M50 52a7 7 0 1 1-7-9c13-2 24 8 23 20-2 16-20 23-34 16C14 70 16 42 32 31 48 20 70 24 80 38', // a snail
  R2: 'M50 72V16M22 20v16c0 14 12 20 28 20s28-6 28-20V20M30 84h40', // a fork on a line
  R3: 'M50 18 82 50 50 82 18 50ZM50 49v2', // an eye
  R4: 'M64 18C30 18 18 42 24 60c6 20 30 28 48 16-18 0-30-12-30-28 0-14 8-24 22-30ZM76 44v2', // a moon
  R5: 'M62 14 32 48h36L38 86M24 30v-2M76 70v2', // a bolt
  R6: 'M24 18h52L24 82h52Z', // an hourglass
  R7: 'M15 38c12-16 23-16 35 0s23 16 35 0M15 68c12-16 23-16 35 0s23 16 35 0', // waves
  R8: 'M50 37a13 13 0 1 1 0 26 13 13 0 1 1 0-26ZM50 19v-6M50 87v-6M19 50h-6M87 50h-6M28 28l-4-4M76 76l-4-4M72 28l4-4M24 76l4-4', // a sun
}

export const GLOWS: Record<Rune, string> = {
  R1: '#ffc04a',
  R2: '#ffc04a',
  R3: '#ffc04a',
  R4: '#6fe3dc',
  R5: '#6fe3dc',
  R6: '#6fe3dc',
  R7: '#e7dcc6',
  R8: '#e7dcc6',
}

/** A rune cut into something, in a square of 100. */
export function RuneSign({
  rune,
  glow = GLOWS[rune],
  cut = '#2b2430',
  line = 9,
}: {
  rune: Rune
  glow?: string
  cut?: string
  line?: number
}) {
  const strokes = { d: SIGNS[rune], fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <>
      <path {...strokes} stroke={cut} strokeWidth={line * 1.9} />
      <path {...strokes} stroke={glow} strokeWidth={line} />
    </>
  )
}
