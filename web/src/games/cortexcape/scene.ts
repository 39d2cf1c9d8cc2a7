// What the board shows at one moment: the same shape for every phase, so one drawing serves all.
import { DOOR_IDS } from './geometry'
import { pieceOn, type Piece } from './reading'
import type { View } from './wire'

/** glow: may be picked now; chosen: picked; dim: cannot be picked here. */
export type Mark = 'plain' | 'glow' | 'chosen' | 'dim'

export interface Spot {
  mark: Mark
  pick?: () => void
  /** Show the door's letter, because a list beside the board speaks of it. */
  named?: boolean
  /** A piece that can be dragged away from here. */
  drags?: Piece
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
}

export interface Trail {
  start: string
  doors: readonly string[]
  exit: string | null
  /** A trail of the round before, shown faintly. */
  past: boolean
}

export interface Scene {
  pieces: Standing[]
  doors: Map<string, Spot>
  exits: Map<string, Spot>
  corridors: Map<string, Spot>
  start: string
  exit: string
  trail: Trail | null
  swaps: [string, string][]
}

/** The board as it stands, with nothing to pick. */
export function stillScene(view: View): Scene {
  const pieces = DOOR_IDS.flatMap((door): Standing[] => {
    const piece = pieceOn(view.board, door)
    const key = `${view.round}${view.phase === 'build' ? 'b' : ''}${door}`
    return piece ? [{ key, piece, door, lifted: false, fresh: false, taken: false }] : []
  })
  const last = view.history.at(-1)
  const shown = last && (view.phase === 'build' || view.phase === 'over')
  const trail = shown ? { start: last.start, doors: Array.from(last.doors), exit: last.exit, past: true } : null
  return {
    pieces, trail, start: view.start, exit: view.exit,
    doors: new Map(), exits: new Map(), corridors: new Map(), swaps: [],
  }
}
