// Time left to decide: the table's clock goes on between messages, so we count with our own.
import type { TableNow } from '../net/useTableState'
import { createStore, every } from '../ui/createStore'

const TICK_MS = 250

export function msLeft(deadline_ms: number, clock: TableNow['clock'], own_ms: number): number {
  return Math.max(0, deadline_ms - clock.table_ms - (own_ms - clock.heard_ms))
}

export function sayTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const { useStored } = createStore(every(TICK_MS))

/** Our own clock, in quarters of a second so that it stands still while React looks twice. */
export function useOwnClock(): number {
  return useStored(() => Math.floor(performance.now() / TICK_MS) * TICK_MS)
}
