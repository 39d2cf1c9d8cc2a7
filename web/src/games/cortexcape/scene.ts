// What the board shows at one moment: the same shape for every phase, so one drawing serves all.
import { DOOR_IDS, isExit, type Point } from './geometry'
import { pieceOn, type Piece } from './reading'
import type { View } from './wire'

/** glow: may be picked now; chosen: picked; dim: cannot be picked here. */
export type Mark = 'plain' | 'glow' | 'chosen' | 'dim'

export interface Spot {
  mark: Mark
  /** With the place of the tap in board units, or null when it came from the keyboard. */
  pick?: (at: Point | null) => void
  /** Show the door's letter, because a list beside the board speaks of it. */
  named?: boolean
  /** A piece that can be dragged away from here. */
  drags?: Piece
  /** A press here can go on as a walk along the corridors. */
  walks?: boolean
  /** It cannot be picked, and a tap says why. */
  isBarred?: boolean
}

export interface Standing {
  /** The same piece keeps its key while it moves, so that the move can be seen. */
  key: string
  piece: Piece
  door: string
  lifted: boolean
  /** Put there by the draft: it drops in. */
  fresh: boolean
  /** Taken by the trail: it fades. */
  taken: boolean
  /** Somebody else is only trying it out. */
  tried: boolean
}

export interface Trail {
  start: string
  startAt: Point | null
  doors: readonly string[]
  exit: string | null
  /**
   * walk: going on now; tried: another seat's draft; past: of a closed round; better: how it could be done;
   * worst: what a builder must fear.
   */
  kind: 'walk' | 'tried' | 'past' | 'better' | 'worst'
}

export interface Cones {
  start: string
  /** Where along its corridor the start cone was put; null for the printed anchor (CX-39). */
  startAt: Point | null
  exit: string
  /** firm: locked or about to be; tried: another seat's draft; better: a lock that would cost more; worst: feared. */
  kind: 'firm' | 'tried' | 'better' | 'worst'
}

/** What hints add to the board. */
export interface HintMarks {
  /** How many of the dearest locks lead through each door. */
  heat: Readonly<Record<string, number>>
  /** What a lock at each exit would cost, and the most that any lock costs. */
  prices: ReadonlyMap<string, number>
  dearest: number
  /** Doors that were blocked last round. */
  formerTowers: string
}

export const NO_HINTS: HintMarks = { heat: {}, prices: new Map(), dearest: 0, formerTowers: '' }

export interface Scene {
  pieces: Standing[]
  doors: Map<string, Spot>
  exits: Map<string, Spot>
  corridors: Map<string, Spot>
  cones: Cones
  trails: Trail[]
  swaps: [string, string][]
  hints: HintMarks
}

/** Where a start cone was put by hand. */
export interface ConePoint {
  round: number
  start: string
  at: Point
}

export function coneAt(cone: ConePoint | null, round: number, start: string): Point | null {
  return cone && cone.round === round && cone.start === start && !isExit(start) ? cone.at : null
}

export function standing(board: string, prefix: string): Standing[] {
  return DOOR_IDS.flatMap((door) => {
    const piece = pieceOn(board, door)
    return piece ? [{ key: prefix + door, piece, door, lifted: false, fresh: false, taken: false, tried: false }] : []
  })
}

/** The board as it stands, with nothing to pick. */
export function stillScene(view: View, cone: ConePoint | null): Scene {
  const last = view.history.at(-1)
  const trails: Trail[] = []
  if (last && (view.phase === 'build' || view.phase === 'over')) {
    const startAt = coneAt(cone, view.history.length, last.start)
    trails.push({ start: last.start, startAt, doors: Array.from(last.doors), exit: last.exit, kind: 'past' })
  }
  return {
    pieces: standing(view.board, `${view.round}${view.phase === 'build' ? 'b' : ''}`),
    cones: { start: view.start, startAt: coneAt(cone, view.round, view.start), exit: view.exit, kind: 'firm' },
    trails,
    doors: new Map(),
    exits: new Map(),
    corridors: new Map(),
    swaps: [],
    hints: NO_HINTS,
  }
}

/** The letters that a scene shows, door by door. */
export function lettersOf(scene: Scene): string {
  return DOOR_IDS.map((door) => scene.pieces.find((one) => one.door === door)?.piece ?? '.').join('')
}
