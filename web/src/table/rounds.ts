// What is told at the end of a round, out of the events of one step. Pure.
import type { Rounds } from '../net/api'

export function typeOf(event: unknown): unknown {
  return (event as { type?: unknown } | null)?.type
}

export interface RoundTold {
  /** Why it ended, and what everybody got of it. */
  told: string[]
  /** How it goes on. */
  next: string[]
}

/** What follows the end in the same step belongs to it, up to the beginning of the next round. */
export function tellRound(
  events: readonly unknown[],
  { end, begin }: Rounds,
  tell: (event: unknown) => string | null,
): RoundTold {
  const from = events.findIndex((event) => typeOf(event) === end)
  if (from < 0) return { told: [], next: [] }
  const begins = events.findIndex((event, at) => at > from && typeOf(event) === begin)
  const to = begins < 0 ? events.length : begins
  const say = (some: readonly unknown[]) => some.map(tell).filter((sentence) => sentence !== null)
  return { told: say(events.slice(from, to)), next: say(events.slice(to)) }
}
