// The locker's draft: a start, then an exit that the offer lists with it.
import { useState } from 'react'
import { EXIT_IDS, isExit } from './geometry'
import { stillScene, type Scene, type Spot } from './scene'
import type { Note } from './text'
import type { Lock, View } from './wire'

export interface LockTurn {
  start: string | null
  exit: string | null
  /** Both cones go to the rim (CX-62). */
  exitToExit: boolean
  note: Note | null
  scene: Scene
  back: () => void
}

interface Kept {
  moment: string
  start: string | null
  exit: string | null
  note: Note | null
}

export function useLockDraft(view: View, locks: Lock[]): LockTurn | null {
  const moment = `${view.round}${view.phase}`
  const blank: Kept = { moment, start: null, exit: null, note: null }
  const [state, setKept] = useState(blank)
  if (locks.length === 0) return null

  const kept = state.moment === moment ? state : blank
  const starts = new Set(locks.map((lock) => lock.start))
  const ends = new Set(locks.filter((lock) => lock.start === kept.start).map((lock) => lock.exit))
  const exitToExit = locks.some((lock) => isExit(lock.start))

  const pickStart = (start: string) => () => {
    if (start === kept.start) { setKept({ ...blank, note: { key: 'saidUnpicked' } }); return }
    const stillOffered = locks.some((lock) => lock.start === start && lock.exit === kept.exit)
    setKept({ moment, start, exit: stillOffered ? kept.exit : null, note: { key: 'saidStart', places: { id: start } } })
  }
  const pickExit = (exit: string) => () => {
    setKept({ ...kept, exit: exit === kept.exit ? null : exit, note: { key: 'saidExit', places: { id: exit } } })
  }
  const back = () => {
    setKept({ ...(kept.exit ? { ...kept, exit: null } : blank), note: { key: 'saidUnpicked' } })
  }

  const corridors = new Map<string, Spot>()
  const exits = new Map<string, Spot>()
  for (const start of starts) {
    const spot: Spot = { mark: start === kept.start ? 'chosen' : 'plain', pick: pickStart(start) }
    if (!isExit(start)) corridors.set(start, spot)
    else if (kept.start === null || start === kept.start) exits.set(start, { ...spot, mark: start === kept.start ? 'chosen' : 'glow' })
  }
  for (const exit of ends) exits.set(exit, { mark: exit === kept.exit ? 'chosen' : 'glow', pick: pickExit(exit) })
  for (const exit of EXIT_IDS) if (kept.start !== null && !exits.has(exit)) exits.set(exit, { mark: 'dim' })

  const scene = { ...stillScene(view), corridors, exits, start: kept.start ?? '', exit: kept.exit ?? '' }
  return { start: kept.start, exit: kept.exit, exitToExit, note: kept.note, scene, back }
}
