// What the others have done since one's own last action, as it stays marked on the board.
import type { Recent } from '../board'
import { asEvent } from './reading'
import type { Trail } from './scene'
import type { View } from './wire'

export interface Marks {
  /** The doors whose pieces a rebuild has exchanged: from a tower's old door to its new one. */
  swaps: readonly (readonly [string, string])[]
  /** Doors that were filled again. */
  refilled: readonly string[]
  /** The lock has just been set. */
  isLocked: boolean
  /** The way that has just been walked. */
  way: Trail | null
}

export const NO_MARKS: Marks = { swaps: [], refilled: [], isLocked: false, way: null }

export function marksOf(recent: readonly Recent[], view: View): Marks {
  return recent.reduce<Marks>((marks, { events, isOwn }) => {
    // Nobody needs to be shown what they did themselves; but it is what the others go on from.
    if (isOwn) return NO_MARKS
    return events.map(asEvent).reduce<Marks>((some, event) => {
      switch (event.type) {
        case 'built':
          return { ...NO_MARKS, swaps: event.build.swaps ?? [], refilled: Object.keys(event.build.refill ?? {}) }
        case 'locked':
          return { ...some, isLocked: true }
        case 'walked':
          return { ...NO_MARKS, way: lastWay(view) }
        default:
          return some
      }
    }, marks)
  }, NO_MARKS)
}

function lastWay({ history }: View): Trail | null {
  const last = history.at(-1)
  return (
    (last && {
      start: last.start,
      startAt: null,
      doors: Array.from(last.doors),
      exit: last.exit,
      kind: 'past' as const,
    }) ??
    null
  )
}
