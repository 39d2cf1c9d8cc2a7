// The table's time between two views: theirs when they were made, then our own clock.
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { isReplay } from './reading'
import type { View } from './wire'

const TICK_MS = 100

export const COUNTDOWN_MS = 3000

export class TableClock {
  #last_ms: number
  /** How far the table's clock is ahead of ours. */
  #ahead_ms: number
  readonly #runs: boolean

  constructor(at_ms: number, runs: boolean) {
    this.#last_ms = at_ms
    this.#ahead_ms = at_ms - performance.now()
    this.#runs = runs
  }

  /** A view can be late but never early, so the largest lead is the truest; a replay may go back. */
  hear(at_ms: number): void {
    const ahead = at_ms - performance.now()
    this.#ahead_ms = at_ms < this.#last_ms ? ahead : Math.max(ahead, this.#ahead_ms)
    this.#last_ms = at_ms
  }

  now(): number {
    return this.#runs ? Math.max(this.#last_ms, performance.now() + this.#ahead_ms) : this.#last_ms
  }

  /** The same in whole ticks, so that it stands still while React looks twice. */
  readonly ticks = (): number => Math.floor(this.now() / TICK_MS) * TICK_MS

  readonly subscribe = (listener: () => void): (() => void) => {
    const timer = window.setInterval(listener, TICK_MS)
    return () => {
      window.clearInterval(timer)
    }
  }
}

export function useTableClock(view: View): TableClock {
  const [clock] = useState(() => new TableClock(view.at_ms, !isReplay()))
  useLayoutEffect(() => {
    clock.hear(view.at_ms)
  }, [clock, view])
  return clock
}

/** Table time, as it runs. Only for small parts: they are drawn anew with every tick. */
export function useTableTime(clock: TableClock): number {
  return useSyncExternalStore(clock.subscribe, clock.ticks)
}

/** Play time stands still in pauses and countdowns. */
export function playTime(view: Pick<View, 'phase' | 'play_ms' | 'since_ms'>, now_ms: number): number {
  return view.phase === 'live' ? view.play_ms + Math.max(0, now_ms - view.since_ms) : view.play_ms
}

export function sayClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
