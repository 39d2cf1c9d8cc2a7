// From the server's hints to what the board and the panel show of them.
import { NO_HINTS, type HintMarks, type Scene } from './scene'
import type { TextKey } from './text'
import type { LockTurn } from './useLockDraft'
import type { Hints, View } from './wire'

/** Start and exit that the locker looks at: under the pointer or the focus first, else chosen. */
export interface LookedAt {
  start: string | null
  exit: string | null
}

export function lookedAt(lock: LockTurn, peeked: string | null): LookedAt {
  const { start, exit, scene } = lock
  const isStart = peeked !== null && (scene.corridors.has(peeked) || (lock.exitToExit && start === null))
  if (isStart) return { start: peeked, exit: peeked === start ? exit : null }
  return { start, exit: peeked !== null && start !== null && peeked !== start ? peeked : exit }
}

/** What a lock costs; null when the hints do not list it. */
export function priceOf(hints: Hints, { start, exit }: LookedAt): number | null {
  return hints.locks.find((lock) => lock[1] === start && lock[2] === exit)?.[0] ?? null
}

/** The number that matters in this phase, for a glance beside the board. */
export function glanceOf(view: View, hints: Hints | null, pair: LookedAt): { key: TextKey; price: number } | null {
  if (!hints) return null
  const worst = hints.locks[0]?.[0]
  const pairPrice = priceOf(hints, pair)
  if (view.phase === 'build' && worst) return { key: 'glanceWorst', price: worst }
  if (view.phase === 'lock' && pairPrice !== null) return { key: 'glancePair', price: pairPrice }
  return view.phase === 'path' && hints.cheapest ? { key: 'glanceCheapest', price: hints.cheapest[0] } : null
}

export function lockMarks(hints: Hints, { start }: LookedAt): HintMarks {
  const from = hints.locks.filter((lock) => lock[1] === start)
  return {
    ...NO_HINTS,
    prices: new Map(from.map(([price, , exit]) => [exit, price])),
    dearest: hints.locks[0]?.[0] ?? 0,
  }
}

/** The builder sees hot doors, and where towers stood when the round began (CX-31). */
export function buildMarks(hints: Hints | null, formerTowers: string, filled: ReadonlySet<string>): HintMarks {
  // A door without a piece costs nothing yet, so there is nothing hot about it.
  const heat = Object.entries(hints?.heat ?? {}).filter(([door]) => filled.has(door))
  return { ...NO_HINTS, heat: Object.fromEntries(heat), formerTowers }
}

/** The lock that a builder must fear most, with its cones and its way; nothing while no lock costs anything. */
export function withWorst(scene: Scene, hints: Hints | null): Scene {
  const [price, start, exit] = hints?.locks[0] ?? [0, '', '']
  if (!hints || price === 0) return scene
  const doors = Array.from(hints.worst_path)
  return {
    ...scene,
    cones: { start, startAt: null, exit, kind: 'worst' },
    trails: [...scene.trails, { start, startAt: null, doors, exit, kind: 'worst' }],
  }
}

/** One cheapest way, beside the one that is being walked. */
export function withCheapest(scene: Scene, view: View, hints: Hints): Scene {
  if (!hints.cheapest) return scene
  const doors = Array.from(hints.cheapest[1])
  const ghost = { start: view.start, startAt: scene.cones.startAt, doors, exit: view.exit, kind: 'better' } as const
  return { ...scene, trails: [ghost, ...scene.trails] }
}
