// What lies in the box (CO-8), what the printed levels take of it (CO-70), and a choice of it.
// Nothing here says what is allowed: the server does.
import type { ChosenOptions } from '../../../net/api'
import { kindOf, type Trap, type TrapKind } from '../pieces'

export interface Tray {
  kind: TrapKind
  /** Each different trap of this kind, with how many of it there are. */
  traps: readonly (readonly [trap: Trap, copies: number])[]
}

const single = (trap: Trap) => [trap, 1] as const

export const TRAYS: readonly Tray[] = [
  { kind: 'R', traps: (['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const).map(single) },
  { kind: 'L', traps: (['L1', 'L2'] as const).map(single) },
  { kind: 'S', traps: [['S', 4]] },
  { kind: 'T', traps: [['T', 2]] },
  { kind: 'A', traps: [['A', 1]] },
  { kind: 'N', traps: (['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8'] as const).map(single) },
]

const ALL = TRAYS.flatMap(({ traps }) => traps)
const ORDER: readonly Trap[] = ALL.map(([trap]) => trap)
/** Every single piece. */
export const PIECES: readonly Trap[] = ALL.flatMap(([trap, copies]) => Array<Trap>(copies).fill(trap))
/** A trap for each guardian: as many places as are drawn. */
export const PLACES = 8

/** A trap of the box, or any rune: which one is left to luck. */
export type Drawn = Trap | 'R?'
export type Level = 1 | 2 | 3 | 4 | 5
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

const RUNES: readonly Trap[] = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8']
export const TRAPS_OF: Record<Level, readonly Drawn[]> = {
  1: RUNES,
  2: ['R?', 'R?', 'R?', 'R?', 'S', 'S', 'S', 'S'],
  3: ['L1', 'L2', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'],
  4: ['R?', 'R?', 'R?', 'R?', 'R?', 'T', 'T', 'A'],
  5: ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8'],
}

export function inOrder(traps: readonly Trap[]): Trap[] {
  return [...traps].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}

export const countOf = (traps: readonly Trap[], trap: Trap): number => traps.filter((each) => each === trap).length

/** One more of a trap, while there is one left in the box. */
export function withTrap(traps: readonly Trap[], trap: Trap): Trap[] {
  return countOf(traps, trap) < countOf(PIECES, trap) ? inOrder([...traps, trap]) : [...traps]
}

/** One less of a trap. */
export function withoutTrap(traps: readonly Trap[], trap: Trap): Trap[] {
  const at = traps.indexOf(trap)
  return at < 0 ? [...traps] : traps.toSpliced(at, 1)
}

/** A choice that was written down somewhere; what is not in the box is not in it. */
export function readTraps(written: unknown): Trap[] {
  if (!Array.isArray(written)) return []
  return written.reduce<Trap[]>(
    (traps, each) => (ORDER.includes(each as Trap) ? withTrap(traps, each as Trap) : traps),
    [],
  )
}

/** A printed level as a beginning for one's own: the first runes stand for those that luck would take. */
export function startFrom(level: Level): Trap[] {
  const drawn = TRAPS_OF[level]
  const fixed = drawn.filter((trap) => trap !== 'R?')
  const free = RUNES.filter((rune) => !fixed.includes(rune))
  return inOrder([...fixed, ...free.slice(0, drawn.length - fixed.length)])
}

/** How many of each kind, in the order of the trays. */
export function kindsIn(traps: readonly Drawn[]): [kind: TrapKind, count: number][] {
  const kinds = traps.map((trap) => (trap === 'R?' ? 'R' : kindOf(trap)))
  return TRAYS.map(({ kind }): [TrapKind, number] => [kind, kinds.filter((each) => each === kind).length]).filter(
    ([, count]) => count > 0,
  )
}

/** The level to begin with: the first that is not won; the last one once all are. */
export function nextLevel(won: readonly string[]): Level {
  return LEVELS.find((level) => !won.includes(String(level))) ?? 5
}

/** The chosen options at another level; traps go only with one's own. */
export function atLevel(chosen: ChosenOptions, level: Level | 'custom', traps: readonly Trap[]): ChosenOptions {
  const others = Object.entries(chosen).filter(([name]) => name !== 'level' && name !== 'traps')
  return { ...Object.fromEntries(others), level, ...(level === 'custom' && { traps }) }
}
