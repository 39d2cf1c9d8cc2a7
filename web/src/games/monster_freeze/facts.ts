// Made by `make wire` from `monster_freeze/facts.py`: change the rules, not this.

/** In the order of the rules, which is also that of all counters (MF-38). */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet'] as const

/** The colour behind a letter on a card (MF-5). */
export const CODES = { R: 'red', B: 'blue', G: 'green', Y: 'yellow', V: 'violet' } as const

/** By quarter turns: where each place of what is seen comes from (MF-8). */
export const TURNS = [[0, 1, 2, 3, 4, 5, 6, 7, 8], [6, 3, 0, 7, 4, 1, 8, 5, 2], [8, 7, 6, 5, 4, 3, 2, 1, 0], [2, 5, 8, 1, 4, 7, 0, 3, 6]] as const

/** By quarter turns: how it lies once it is turned over (MF-7). */
export const OVER = [0, 3, 2, 1] as const

/** Places of a row, a column or a diagonal (MF-32). */
export const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const

/** Of each seat (MF-53). */
export const PAUSES: number = 2

/** Before a round and after a pause (MF-16). */
export const COUNTDOWN_MS: number = 3000

/** Points of each colour in a solo run (MF-48). */
export const PER_COLOUR: number = 100
