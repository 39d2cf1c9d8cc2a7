// The locker's draft: a start, then an exit that the offer lists with it.
import { useState } from 'react'
import { drawingOf, EXIT_IDS, exitNumber, isExit, type Point } from './geometry'
import { snapToCorridor } from './nearLine'
import { coneAt, stillScene, type ConePoint, type Scene, type Spot } from './scene'
import type { Note, TextKey } from './text'
import type { Lock, View } from './wire'

export interface LockTurn {
  start: string | null
  exit: string | null
  /** Both cones go to the rim (CX-62). */
  exitToExit: boolean
  note: Note | null
  scene: Scene
  /** Both cones at once; nothing happens when the offer does not list them. */
  put: (start: string, exit: string) => void
  back: () => void
}

interface Kept {
  moment: string
  start: string | null
  exit: string | null
  note: Note | null
}

/** `putCone` remembers the tapped point, which outlives the draft: the cone stays there (CX-39). */
export function useLockDraft(
  view: View,
  locks: Lock[],
  cone: ConePoint | null,
  putCone: (cone: ConePoint | null) => void,
): LockTurn | null {
  const moment = `${view.round}${view.phase}`
  const blank: Kept = { moment, start: null, exit: null, note: null }
  const [state, setKept] = useState(blank)
  if (locks.length === 0) return null

  const kept = state.moment === moment ? state : blank
  const { start, exit } = kept
  const ends = new Set(locks.filter((lock) => lock.start === start).map((lock) => lock.exit))

  const pickStart = (picked: string) => (at: Point | null) => {
    if (picked === start) {
      setKept({ ...blank, note: { key: 'saidUnpicked' } })
      return
    }
    const corridor = drawingOf(view.table).corridors.find((one) => one.id === picked)
    putCone(at && corridor ? { round: view.round, start: picked, at: snapToCorridor(corridor, at) } : null)
    const stillOffered = locks.some((lock) => lock.start === picked && lock.exit === exit)
    setKept({
      moment,
      start: picked,
      exit: stillOffered ? exit : null,
      note: { key: 'saidStart', places: { id: picked } },
    })
  }
  const pickExit = (picked: string) => () => {
    if (picked === exit) setKept({ ...kept, exit: null, note: { key: 'saidUnpicked' } })
    else setKept({ ...kept, exit: picked, note: { key: 'saidExit', places: { id: picked } } })
  }
  const put = (first: string, last: string) => {
    if (!locks.some((lock) => lock.start === first && lock.exit === last)) return
    putCone(null)
    setKept({ moment, start: first, exit: last, note: { key: 'saidExit', places: { id: last } } })
  }
  const back = () => {
    setKept({ ...(exit ? { ...kept, exit: null } : blank), note: { key: 'saidUnpicked' } })
  }

  const corridors = new Map<string, Spot>()
  const exits = new Map<string, Spot>()
  for (const { start: one } of locks) {
    const pick = pickStart(one)
    if (!isExit(one)) corridors.set(one, { mark: one === start ? 'chosen' : 'plain', pick })
    else if (start === null || one === start) exits.set(one, { mark: one === start ? 'chosen' : 'glow', pick })
  }
  for (const end of ends) exits.set(end, { mark: end === exit ? 'chosen' : 'glow', pick: pickExit(end) })
  const exitToExit = locks.some((lock) => isExit(lock.start))
  for (const [at, end] of EXIT_IDS.entries()) {
    if (exits.has(end) || (start === null && !exitToExit)) continue
    const note: Note = { key: sayBarred(view.marbles[at] ?? null, start), facts: { exit: exitNumber(end) } }
    const tell = () => {
      setKept({ ...kept, note })
    }
    exits.set(end, { mark: 'dim', isBarred: true, pick: tell })
  }

  const cones = {
    start: start ?? '',
    startAt: coneAt(cone, view.round, start ?? ''),
    exit: exit ?? '',
    kind: 'firm',
  } as const
  const scene = { ...stillScene(view, cone), corridors, exits, cones }
  return { start, exit, exitToExit, note: kept.note, scene, put, back }
}

/** Why an exit does not glow: a marble lies there (CX-40), or towers are in the way (CX-42). */
function sayBarred(owner: number | null, start: string | null): TextKey {
  if (owner !== null) return 'saidClosed'
  return start === null ? 'saidWalled' : 'saidCutOff'
}
