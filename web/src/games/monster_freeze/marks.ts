// What the rivals have done since one's own last action, as it stays marked on the table.
import type { Recent } from '../board'
import type { Colour } from './cards'
import { asEvent } from './reading'
import type { Event } from './wire'

export interface Marks {
  /** Who gave the card that lies in the centre; null: it came from the pile, or from oneself. */
  giver: number | null
  /** The cards that rivals have taken from the centre. */
  taken: ReadonlySet<string>
  /** The last trick that a rival has laid. */
  trick: { seat: number; colour: Colour } | null
}

export const NO_MARKS: Marks = { giver: null, taken: new Set(), trick: null }

export function marksOf(recent: readonly Recent[]): Marks {
  let marks = NO_MARKS
  for (const { events, isOwn } of recent) for (const event of events.map(asEvent)) marks = marked(marks, event, isOwn)
  return marks
}

/** Whether this seat has just come back after sitting out (MF-54). */
export function wasOut(recent: readonly Recent[], seat: number | null): boolean {
  const events = recent.flatMap((step) => step.events.map(asEvent))
  return events.some((event) => event.type === 'seat_back' && event.seat === seat && event.was_out === true)
}

function marked(marks: Marks, event: Event, isOwn: boolean): Marks {
  switch (event.type) {
    case 'swapped': {
      const taken = new Set([...marks.taken].filter((card) => card !== event.given))
      return isOwn ? { ...marks, giver: null } : { ...marks, giver: event.seat, taken: taken.add(event.taken) }
    }
    case 'refreshed':
      return { ...marks, giver: null }
    case 'trick':
      return isOwn ? marks : { ...marks, trick: { seat: event.seat, colour: event.colour } }
    case 'dealt':
      return NO_MARKS
    default:
      return marks
  }
}
