// The colours of the pieces: toys of painted wood. What else tells them apart is in shapes/.
import type { SeenPlayer } from '../wire'

export type PenguinColour = SeenPlayer['colour']

interface Look {
  body: string
  /** For aims, rings and the like, which must be seen on any floor. */
  bright: string
  /** Of the accessory: scarf, cap, glasses, bow or earmuffs. */
  trim: string
  trim2: string
}

export const LOOKS: Record<PenguinColour, Look> = {
  blue: { body: '#1f5fae', bright: '#2f8cf0', trim: '#ffd23f', trim2: '#f4f0e6' },
  red: { body: '#b8302b', bright: '#ee4b3f', trim: '#26344f', trim2: '#fff1d0' },
  green: { body: '#2b7f46', bright: '#2fae5b', trim: '#22252b', trim2: '#eaf6ff' },
  purple: { body: '#6a3c9c', bright: '#a45fe0', trim: '#ff8fb8', trim2: '#fff0f6' },
  orange: { body: '#b8600f', bright: '#f08a24', trim: '#bfe7ff', trim2: '#26344f' },
}

export const ORANGE = '#f28a17'
export const RED = '#d8352c'
export const CREAM = '#fff6e4'
export const INK = '#33261a'
export const GLOW = '#ffd45c'
export const BEAK = '#f59a23'
export const GOLD = '#ffcf3a'

/** From where the sun shines: seen from the south, the faces of walls that one sees lie in the light. */
export const SUN = { x: -0.34, y: -0.42, z: 1 } as const
