// What a player has set for this browser: sound, and how much may move.
import { useSyncExternalStore } from 'react'

export type MotionChoice = 'system' | 'less' | 'full'

export interface Settings {
  sound: boolean
  motion: MotionChoice
}

const KEY = 'tablee.settings'
/** The class on <html> while animations are not wanted; the style sheets of all games may use it. */
export const CALM = 'calm'
const listeners = new Set<() => void>()
const system = window.matchMedia('(prefers-reduced-motion: reduce)')

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    const motion = kept.motion === 'less' || kept.motion === 'full' ? kept.motion : 'system'
    return { sound: kept.sound !== false, motion }
  } catch {
    return { sound: true, motion: 'system' }
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
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function change(some: Partial<Settings>): void {
  current = { ...current, ...some }
  localStorage.setItem(KEY, JSON.stringify(current))
  tellAll()
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings)
}

/** Whether animations are wanted: neither the system nor the player has asked for less. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, motionWanted)
}

system.addEventListener('change', tellAll)
tellAll()
