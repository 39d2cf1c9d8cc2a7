// Made by `make wire` from `cortexcape/facts.py`: change the rules, not this.

/** The letters of the pieces (CX-2). */
export const PIECES = ['W', 'G', 'Y', 'R', '#'] as const

/** What a path pays for each of them (CX-45). */
export const VALUES = { W: 0, G: 1, Y: 2, R: 3, '#': 0 } as const

/** How many pieces there are in all (CX-2). */
export const STOCK: number = 20

/** One for each exit (CX-3). */
export const MARBLES: number = 12

/** Of the marbles: as many, in this order, as there are seats (CX-9). */
export const COLOURS = ['white', 'black', 'blue', 'red'] as const
