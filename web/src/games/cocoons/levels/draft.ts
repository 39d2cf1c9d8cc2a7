// One's own level, as it was left: in this browser, until the next one.
import type { Trap } from '../pieces'
import { readTraps } from './box'

const KEY = 'tablee.cocoons.custom'

export function readDraft(): Trap[] {
  try {
    return readTraps(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

export function keepDraft(traps: readonly Trap[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(traps))
  } catch {
    // A browser that keeps nothing: the level is gone with the page.
  }
}
