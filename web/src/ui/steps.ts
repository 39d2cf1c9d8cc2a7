// The queue of events that a board plays one after another. Pure, so that it can be tested.
import type { Step } from '../games/board'

export interface Playing {
  seq: number
  event: unknown
}

const SHORTEST_MS = 150
const LONGEST_MS = 400

/** A board that has fallen behind this far leaves the older events out. */
const MOST_WAITING = 12

export function withStep(queue: readonly Playing[], step: Step): readonly Playing[] {
  const more = step.events.map((event) => ({ seq: step.seq, event }))
  return queue.length > MOST_WAITING ? more : [...queue, ...more]
}

/** How long an event is shown; a long queue is played faster, and 0 leaves an event out. */
export function lengthOf(wanted_ms: number, waiting: number): number {
  if (wanted_ms <= 0) return 0
  const hurried = waiting > 4 ? wanted_ms / 2 : wanted_ms
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, hurried))
}
