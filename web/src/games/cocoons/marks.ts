// What has happened since one's own last action, as it stays marked on the box.
import type { Recent } from '../board'
import { towards } from './geometry'
import type { Direction, Guardian, Label, Trap } from './pieces'
import { asEvent } from './reading'
import type { Event } from './wire'

export interface Marks {
  /** Cocoons that others have slid, and the side that they came from. */
  slid: ReadonlyMap<Label, Direction>
  /** Guardians that others have put somewhere. */
  placed: ReadonlyMap<Guardian, Label>
  /** Traps that came up. */
  traps: readonly Trap[]
  /** What lies in the hole has only just come to light. */
  isHoleNew: boolean
}

export const NO_MARKS: Marks = { slid: new Map(), placed: new Map(), traps: [], isHoleNew: false }

export function marksOf(recent: readonly Recent[]): Marks {
  const slid = new Map<Label, Direction>()
  const placed = new Map<Guardian, Label>()
  const traps: Trap[] = []
  let isHoleNew = false
  const take = (event: Event, isOwn: boolean) => {
    switch (event.type) {
      case 'slid': {
        const from = towards(event.target, event.source)
        slid.delete(event.cocoon)
        if (from && !isOwn) slid.set(event.cocoon, from)
        isHoleNew = false
        break
      }
      case 'trap_turned':
        traps.push(event.trap)
        isHoleNew = true
        break
      case 'trap_stayed':
      case 'guardian_revealed':
        isHoleNew = true
        break
      case 'guardian_placed':
        if (!isOwn) placed.set(event.guardian, event.cocoon)
        isHoleNew = false
        break
      case 'corrected':
        if (!isOwn) placed.set(event.guardian, event.target)
        break
      default:
        break
    }
  }
  for (const { events, isOwn } of recent) for (const event of events.map(asEvent)) take(event, isOwn)
  return { slid, placed, traps, isHoleNew }
}
