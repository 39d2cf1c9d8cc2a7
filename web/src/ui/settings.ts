// What a player has set for this browser: sound, and how much may move.
import { createStore } from './createStore'

export type MotionChoice = 'system' | 'less' | 'full'

/** How long what others do is shown. */
export type Tempo = 'slow' | 'normal' | 'instant'

/** How loud the table is. */
export type Volume = 'off' | 'soft' | 'full'

export interface Settings {
  sound: Volume
  motion: MotionChoice
  tempo: Tempo
}

const KEY = 'tablee.settings'
/** The class on <html> while animations are not wanted; the style sheets of all games may use it. */
export const CALM = 'calm'
const { useStored, tell } = createStore()
const system = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Sounds used to be just on or off. */
export function volumeOf(kept: unknown): Volume {
  if (kept === false || kept === 'off') return 'off'
  return kept === 'soft' ? 'soft' : 'full'
}

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Settings, unknown>>
    const motion = kept.motion === 'less' || kept.motion === 'full' ? kept.motion : 'system'
    const tempo = kept.tempo === 'slow' || kept.tempo === 'instant' ? kept.tempo : 'normal'
    return { sound: volumeOf(kept.sound), motion, tempo }
  } catch {
    return { sound: 'full', motion: 'system', tempo: 'normal' }
  }
}

let current = read()

export function settings(): Settings {
  return current
}

export function motionWanted(): boolean {
  return current.motion === 'full' || (current.motion === 'system' && !system.matches)
}

function tellAll() {
  document.documentElement.classList.toggle(CALM, !motionWanted())
  tell()
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some }
  localStorage.setItem(KEY, JSON.stringify(current))
  tellAll()
}

export function useSettings(): Settings {
  return useStored(settings)
}

export function useTempo(): Tempo {
  return useStored(() => current.tempo)
}

/** Whether animations are wanted: neither the system nor the player has asked for less. */
export function useMotion(): boolean {
  return useStored(motionWanted)
}

system.addEventListener('change', tellAll)
tellAll()
