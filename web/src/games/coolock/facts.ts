// Made by `make wire` from `coolock/facts.py`: change the rules, not this.

/** Pieces of the hexagon, and its slots (CL-49). */
export const PORTIONS: number = 12

/** By seats: whose each slot is, from slot 1 on; null is gold, anybody's (CL-50). */
export const SLOT_OWNERS = { 2: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1], 3: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2], 4: [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3], 5: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, null, null], 6: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5] } as const

/** Rounds after the last golden one (CL-55). */
export const MEDALS = { gold: 0, silver: 3, bronze: 8 } as const

/** The round in which the first one comes by itself (CL-57). */
export const FIRST_GHOST: number = 4

/** Turns in prison (CL-72). */
export const SENTENCE: number = 3

/** The weights of a reach are so many in all (CL-64). */
export const ALL_WAYS: number = 72

/** As many as the table shows. */
export const MOST_ARROWS: number = 12

/** In crossings, both ends included. */
export const LONGEST_ARROW: number = 40
