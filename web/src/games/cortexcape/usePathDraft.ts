// The walker's draft: doors in turn, each a step of at least one offered path.
import { useState } from 'react'
import { DOOR_IDS } from './geometry'
import { pointsOf } from './reading'
import { stillScene, type Scene, type Spot } from './scene'
import type { Note } from './text'
import type { Path, View } from './wire'

export interface PathTurn {
  doors: string[]
  points: number
  /** The doors walked are an offered path. */
  arrived: boolean
  /** The only path offered, if there is but one. */
  only: string[] | null
  note: Note | null
  scene: Scene
  back: () => void
}

export function usePathDraft(view: View, paths: Path[]): PathTurn | null {
  const moment = `${view.round}${view.phase}`
  const [state, setKept] = useState<{ moment: string; doors: string[]; note: Note | null }>({ moment, doors: [], note: null })
  if (paths.length === 0) return null

  const kept = state.moment === moment ? state : { moment, doors: [], note: null }
  const { doors } = kept
  const ahead = paths.filter((path) => doors.every((door, at) => path.doors[at] === door))
  const next = new Set(ahead.flatMap((path) => path.doors.slice(doors.length, doors.length + 1)))
  const arrived = ahead.some((path) => path.doors.length === doors.length)

  const back = () => { setKept({ moment, doors: doors.slice(0, -1), note: { key: 'saidUnpicked' } }) }
  const walk = (door: string) => () => {
    const walked = [...doors, door]
    const there = ahead.some((path) => path.doors.length === walked.length && path.doors.at(-1) === door)
    const facts = { door, points: pointsOf(view.board, walked) }
    setKept({ moment, doors: walked, note: { key: there ? 'saidWalkEnd' : 'saidWalk', facts } })
  }

  const spots = new Map<string, Spot>()
  for (const door of DOOR_IDS) {
    if (next.has(door)) spots.set(door, { mark: 'glow', pick: walk(door) })
    else if (door === doors.at(-1)) spots.set(door, { mark: 'chosen', pick: back })
    else if (doors.includes(door)) spots.set(door, { mark: 'chosen' })
  }
  const still = stillScene(view)
  const scene: Scene = {
    ...still, doors: spots,
    pieces: still.pieces.map((piece) => ({ ...piece, taken: doors.includes(piece.door) })),
    trail: { start: view.start, doors, exit: arrived ? view.exit : null, past: false },
  }
  const only = paths.length === 1 ? (paths[0]?.doors ?? null) : null
  return { doors, points: pointsOf(view.board, doors), arrived, only, note: kept.note, scene, back }
}
