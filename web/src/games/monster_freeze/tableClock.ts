// Table time as it runs between messages, and the play time that follows from it.
import { createStore, every } from '../../ui/createStore'
import type { View } from './wire'

const TICK_MS = 100

/** Table time in milliseconds, now. */
export type TableTime = () => number

const { useStored } = createStore(every(TICK_MS))

/** In whole ticks, so that it stands still while React looks twice. Only for small parts: each tick draws them anew. */
export function useTableTime(now: TableTime): number {
  return useStored(() => Math.floor(now() / TICK_MS) * TICK_MS)
}

/** Play time stands still in pauses and countdowns. */
export function playTime(view: Pick<View, 'phase' | 'play_ms' | 'since_ms'>, now_ms: number): number {
  return view.phase === 'live' ? view.play_ms + Math.max(0, now_ms - view.since_ms) : view.play_ms
}

export function sayClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
