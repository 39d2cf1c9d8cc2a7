// How far the guided first game of a table has come, kept for a reload in this tab.
import type { GuideStep } from '../games/board'

const KEY = 'tablee.guide.'

/** Done, or no longer worth saying. */
function isPast(step: GuideStep | undefined, view: unknown, seat: number): boolean {
  return (step?.until?.(view, seat) ?? false) || (step?.gone?.(view, seat) ?? false)
}

/** The step to show, from this one on; past the last one when all is done. */
export function follow(steps: readonly GuideStep[], at: number, view: unknown, seat: number): number {
  let next = at
  while (isPast(steps[next], view, seat)) next += 1
  return next
}

/** The step after this one, which was read. */
export function goOn(steps: readonly GuideStep[], at: number, view: unknown, seat: number): number {
  return follow(steps, at + 1, view, seat)
}

export function isTime(step: GuideStep, view: unknown, seat: number): boolean {
  return step.from?.(view, seat) ?? true
}

export function keptProgress(place: string): number {
  const kept = Number.parseInt(sessionStorage.getItem(KEY + place) ?? '', 10)
  return Number.isNaN(kept) ? 0 : kept
}

export function keepProgress(place: string, at: number): void {
  sessionStorage.setItem(KEY + place, String(at))
}

/** Whether this table's game was begun with the guide, in this tab. */
export function wasGuided(place: string): boolean {
  return sessionStorage.getItem(KEY + place) !== null
}
