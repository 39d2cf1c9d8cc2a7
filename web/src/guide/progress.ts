// How far the guided first game of a table has come, kept for a reload in this tab.
import type { GuideStep } from '../games/board'

const KEY = 'tablee.guide.'

export interface Progress {
  /** The step to show; past the last one when all is done. */
  at: number
  /** How many steps have been shown before it. */
  shown: number
}

/** The step after this one; those whose goal is reached already are passed over. */
export function goOn(steps: readonly GuideStep[], { at, shown }: Progress, view: unknown, seat: number): Progress {
  let next = at + 1
  while (steps[next]?.until?.(view, seat)) next += 1
  return { at: next, shown: shown + 1 }
}

/** The same step for as long as its goal is not reached. */
export function follow(steps: readonly GuideStep[], now: Progress, view: unknown, seat: number): Progress {
  return steps[now.at]?.until?.(view, seat) ? goOn(steps, now, view, seat) : now
}

/** How many steps there will have been: a guide may have steps that this game never needs. */
export function countAll(steps: readonly GuideStep[], { at, shown }: Progress, view: unknown, seat: number): number {
  return shown + 1 + steps.slice(at + 1).filter((step) => !step.until?.(view, seat)).length
}

export function keptProgress(place: string): Progress {
  const [at, shown] = (sessionStorage.getItem(KEY + place) ?? '').split(' ').map(Number)
  return { at: at ?? 0, shown: shown ?? 0 }
}

export function keepProgress(place: string, { at, shown }: Progress): void {
  sessionStorage.setItem(KEY + place, `${at} ${shown}`)
}
