// Made by `make wire` from `cocoons/facts.py`: change the rules, not this.

/** The cocoons (CO-5). */
export const LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

/** In the order of the server (CO-7). */
export const GUARDIANS = ['iguana', 'fish', 'owl', 'fox', 'turtle', 'hare', 'frog', 'bat'] as const

/** Clockwise, in the frame of the box (CO-2). */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const

/** Row by row, north above the first (CO-2). */
export const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** How often each trap lies in the box (CO-8). */
export const COPIES = { R1: 1, R2: 1, R3: 1, R4: 1, R5: 1, R6: 1, R7: 1, R8: 1, L1: 1, L2: 1, N1: 1, N2: 1, N3: 1, N4: 1, N5: 1, N6: 1, N7: 1, N8: 1, S: 4, A: 1, T: 2 } as const

/** The traps that luck may draw from (CO-70). */
export const RUNES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const

/** The runes that a padlock waits for (CO-9). */
export const OPENS = { L1: ['R1', 'R2', 'R3'], L2: ['R4', 'R5', 'R6'] } as const

/** A trap for each guardian (CO-16). */
export const TRAPS: number = 8

/** By level: its traps; runes drawn by luck make up the rest (CO-70). */
export const FIXED = { 1: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'], 2: ['S', 'S', 'S', 'S'], 3: ['L1', 'L2', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'], 4: ['T', 'T', 'A'], 5: ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8'] } as const

/** By seats: who sits at which corners of the table (CO-20, CO-21). */
export const CORNERS = { 1: [[2, 0]], 2: [[2], [0]], 3: [[2], [3], [0]], 4: [[2], [3], [0], [1]] } as const

/** Tokens that a correction costs (CO-54). */
export const CORRECTION: number = 3
