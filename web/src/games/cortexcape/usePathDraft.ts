// The walker's draft: doors in turn, each a step of at least one offered path.
import { useState } from 'react'
import { DOOR_IDS, drawingOf, isExit } from './geometry'
import { pointsOf } from './reading'
import { stillScene, type ConePoint, type Scene, type Spot } from './scene'
import type { Note } from './text'
import type { Path, View } from './wire'
import { aheadOf, isWhole, walkOver } from './walking'

export interface PathTurn {
  doors: readonly string[]
  /** The doors walked are an offered path. */
  arrived: boolean
  /** The only path offered, if there is but one. */
  only: string[] | null
  note: Note | null
  scene: Scene
  /** All doors of a way at once; nothing happens when the offer does not list it. */
  put: (doors: readonly string[]) => void
  /** A stroke ran over these stops, '' being the start cone. */
  cross: (stops: readonly string[]) => void
  back: () => void
}

interface Kept {
  moment: string
  doors: readonly string[]
  note: Note | null
}

export function usePathDraft(view: View, paths: Path[], cone: ConePoint | null): PathTurn | null {
  const moment = `${view.round}${view.phase}`
  const blank: Kept = { moment, doors: [], note: null }
  const [state, setKept] = useState(blank)
  if (paths.length === 0) return null

  const { doors, note } = state.moment === moment ? state : blank
  const arrived = isWhole(paths, doors)

  const change = (step: (doors: readonly string[]) => readonly string[]) => {
    setKept((was) => {
      const before = was.moment === moment ? was.doors : []
      const walked = step(before)
      return walked === before ? was : { moment, doors: walked, note: noteOn(view, paths, before, walked) }
    })
  }
  const back = () => {
    change((was) => was.slice(0, -1))
  }

  const spots = new Map<string, Spot>()
  const next = aheadOf(paths, doors)
  for (const door of DOOR_IDS) {
    if (next.has(door))
      spots.set(door, {
        mark: 'glow',
        walks: true,
        pick: () => {
          change((was) => [...was, door])
        },
      })
    else if (door === doors.at(-1)) spots.set(door, { mark: 'chosen', walks: true, pick: back })
    else if (doors.includes(door)) spots.set(door, { mark: 'chosen' })
  }
  const handle: Spot = { mark: 'plain', walks: true }
  const first = isExit(view.start) ? (drawingOf(view.table).exits[view.start] ?? '') : view.start
  const still = stillScene(view, cone)
  const scene: Scene = {
    ...still,
    doors: spots,
    corridors: new Map([[first, handle]]),
    exits: new Map(isExit(view.start) ? [[view.start, handle]] : []),
    pieces: still.pieces.map((piece) => ({ ...piece, taken: doors.includes(piece.door) })),
    trails: [
      { start: view.start, startAt: still.cones.startAt, doors, exit: arrived ? view.exit : null, kind: 'walk' },
    ],
  }
  return {
    doors,
    arrived,
    note,
    scene,
    back,
    only: paths.length === 1 ? (paths[0]?.doors ?? null) : null,
    put: (way) => {
      if (isWhole(paths, way)) change(() => way)
    },
    cross: (stops) => {
      change((was) => stops.reduce((now, stop) => walkOver(paths, now, stop), was))
    },
  }
}

function noteOn(view: View, paths: Path[], before: readonly string[], walked: readonly string[]): Note {
  const door = walked.at(-1)
  if (door === undefined || walked.length < before.length) return { key: 'saidUnpicked' }
  return {
    key: isWhole(paths, walked) ? 'saidWalkEnd' : 'saidWalk',
    facts: { door, points: pointsOf(view.board, walked) },
  }
}
