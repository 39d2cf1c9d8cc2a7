// What is to be seen moving when a step arrives. Only what the board did not show already moves:
// the builder has put the pieces there by hand, a watcher may have seen the draft.
import { useState } from 'react'
import { paced, type Script } from '../../ui/player'
import type { Step } from '../board'
import { DOOR_IDS, placeOf, type Point } from './geometry'
import { asEvent, pieceOn, type Piece } from './reading'
import type { Build, Event, View } from './wire'

export interface Moves {
  seq: number
  /** Pieces that arrive on a door: from another door, or from a hand (null). */
  arriving: ReadonlyMap<string, Point | null>
  /** Pieces that a walk has carried off. */
  leaving: readonly { door: string; piece: Piece }[]
  /** Exits on which a marble has just been laid. */
  closed: readonly string[]
  /** A walk has just been made. */
  walked: boolean
}

export const NO_MOVES: Moves = { seq: -1, arriving: new Map(), leaving: [], closed: [], walked: false }

export function useMoves(step: Step | null, shown: string, motion: boolean): Moves {
  const seq = step?.seq ?? null
  const [memory, setMemory] = useState({ seq, shown, moves: NO_MOVES })
  if (seq !== memory.seq || shown !== memory.shown) {
    const moves = seq === memory.seq ? memory.moves : movesOf(step, memory.shown, shown)
    setMemory({ seq, shown, moves })
  }
  return motion ? memory.moves : NO_MOVES
}

export function movesOf(step: Step | null, before: string, after: string): Moves {
  if (!step) return NO_MOVES
  return step.events.map(asEvent).reduce<Moves>(
    (moves, event) => {
      if (event.type === 'built') return { ...moves, arriving: arrivals(event.build, before, after) }
      if (event.type !== 'walked') return moves
      const leaving = Array.from(event.doors).flatMap((door) => {
        const piece = pieceOn(before, door)
        return piece && !pieceOn(after, door) ? [{ door, piece }] : []
      })
      return { ...moves, leaving, closed: event.closed, walked: true }
    },
    { ...NO_MOVES, seq: step.seq },
  )
}

function arrivals(build: Build, before: string, after: string): Map<string, Point | null> {
  const swaps = build.swaps ?? []
  const changed = DOOR_IDS.filter((door) => pieceOn(after, door) !== pieceOn(before, door))
  return new Map(
    changed.map((door) => {
      const swap = swaps.find((pair) => pair.includes(door))
      const other = swap?.[0] === door ? swap[1] : swap?.[0]
      return [door, other === undefined ? null : placeOf(other)]
    }),
  )
}

const DURATIONS: Partial<Record<Event['type'], number>> = { built: 400, locked: 300, walked: 400 }

/** How long the moves take: meanwhile nothing around the board runs ahead. */
export const SCRIPT: Script<View, View, Event> = {
  still: (view) => view,
  partsOf: ({ events }) => events.map(asEvent),
  msOf: ({ type }, waiting) => paced(DURATIONS[type] ?? 0, waiting),
  begin: (scene) => scene,
}
