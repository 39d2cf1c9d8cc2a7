// What lies in the box, what the printed levels take of it, and a choice of it.
// Nothing here says what is allowed: the server does.
import type { ChosenOptions } from '../../../net/api'
import { COPIES, FIXED, RUNES, TRAPS } from '../facts'
import { kindOf, type Trap, type TrapKind } from '../pieces'

export interface Tray {
  kind: TrapKind
  /** Each different trap of this kind, with how many of it there are. */
  traps: readonly (readonly [trap: Trap, copies: number])[]
}

const IN_THE_BOX = Object.entries(COPIES) as [Trap, number][]

/** In the order in which they stand on the screen. */
const KINDS: readonly TrapKind[] = ['R', 'L', 'S', 'T', 'A', 'N']
export const TRAYS: readonly Tray[] = KINDS.map((kind) => ({
  kind,
  traps: IN_THE_BOX.filter(([trap]) => kindOf(trap) === kind),
}))

const ALL = TRAYS.flatMap(({ traps }) => traps)
const ORDER: readonly Trap[] = ALL.map(([trap]) => trap)
/** Every single piece. */
export const PIECES: readonly Trap[] = ALL.flatMap(([trap, copies]) => Array<Trap>(copies).fill(trap))
/** A trap of the box, or any rune: which one is left to luck. */
export type Drawn = Trap | 'R?'
export type Level = keyof typeof FIXED
export const LEVELS = Object.keys(FIXED).map(Number) as readonly Level[]

/** What a level takes; the runes of luck come first. */
export function trapsOf(level: Level): readonly Drawn[] {
  const fixed: readonly Trap[] = FIXED[level]
  return [...Array<Drawn>(TRAPS - fixed.length).fill('R?'), ...fixed]
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
  const drawn = trapsOf(level)
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
  return LEVELS.find((level) => !won.includes(String(level))) ?? (LEVELS.at(-1) as Level)
}

/** The chosen options at another level; traps go only with one's own. */
export function atLevel(chosen: ChosenOptions, level: Level | 'custom', traps: readonly Trap[]): ChosenOptions {
  const others = Object.entries(chosen).filter(([name]) => name !== 'level' && name !== 'traps')
  return { ...Object.fromEntries(others), level, ...(level === 'custom' && { traps }) }
}
