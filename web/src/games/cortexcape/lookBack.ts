// A closed round on the board again: as it was played, or as it could have been.
import { DOOR_IDS, EXIT_IDS, isExit } from './geometry'
import { pieceOn } from './reading'
import { NO_HINTS, standing, type Scene, type Spot, type Trail } from './scene'
import type { View } from './wire'

export interface Better {
  board?: string | null
  lock?: readonly [string, string]
  path?: string
}

/** The view with the marbles that lay there before round `round` (from 1) was closed. */
export function viewBefore(view: View, round: number): View {
  const closed = new Map<string, number>()
  for (const { builder, start, exit } of view.history.slice(0, round - 1)) {
    closed.set(exit, builder)
    if (isExit(start)) closed.set(start, builder)
  }
  return { ...view, marbles: EXIT_IDS.map((exit) => closed.get(exit) ?? null) }
}

export function lookBackScene(view: View, round: number, better: Better): Scene {
  const played = view.history[round - 1]
  const board = better.board ?? played?.board ?? view.board
  const [start, exit] = better.lock ?? [played?.start ?? '', played?.exit ?? '']
  const sameLock = better.lock === undefined && better.board === undefined
  const trails: Trail[] = []
  if (played && better.path !== undefined) {
    trails.push({
      start: played.start,
      startAt: null,
      doors: Array.from(better.path),
      exit: played.exit,
      kind: 'better',
    })
  }
  if (played && sameLock) {
    const kind = better.path === undefined ? 'walk' : 'past'
    trails.push({ start: played.start, startAt: null, doors: Array.from(played.doors), exit: played.exit, kind })
  }
  const changed = (door: string) =>
    better.board !== undefined && pieceOn(board, door) !== pieceOn(played?.board ?? '', door)
  const doors = new Map<string, Spot>(DOOR_IDS.filter(changed).map((door) => [door, { mark: 'glow', named: true }]))
  const cones =
    better.board === undefined
      ? ({ start, exit, startAt: null, kind: better.lock ? 'better' : 'firm' } as const)
      : ({ start: '', exit: '', startAt: null, kind: 'firm' } as const)
  return {
    pieces: standing(board, `back${round}`),
    trails,
    doors,
    cones,
    exits: new Map(),
    corridors: new Map(),
    swaps: [],
    hints: NO_HINTS,
  }
}
