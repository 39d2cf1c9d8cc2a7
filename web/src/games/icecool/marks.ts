// What has happened since one's own last action, as it stays marked in the school.
import type { Recent } from '../board'
import { asEvent } from './reading'
import type { Recording } from './recording'
import type { Point } from './school'
import type { PenguinFlicked } from './wire'

export interface Marks {
  /** The last flick of each penguin, one's own too. */
  flicks: readonly PenguinFlicked[]
  /** The doors where fish were taken, and by whom. */
  fish: readonly { seat: number; door: string }[]
  /** Whose ID was taken. */
  ids: readonly number[]
}

export const NO_MARKS: Marks = { flicks: [], fish: [], ids: [] }

/** Where a penguin went. */
export interface Way {
  seat: number
  path: readonly Point[]
}

export function marksOf(recent: readonly Recent[]): Marks {
  return recent
    .flatMap(({ events }) => events.map(asEvent))
    .reduce<Marks>((marks, event) => {
      switch (event.type) {
        case 'penguin_flicked':
          return { ...marks, flicks: [...marks.flicks.filter(({ seat }) => seat !== event.seat), event] }
        case 'fish_taken':
          return { ...marks, fish: [...marks.fish, { seat: event.seat, door: event.door }] }
        case 'id_taken':
          return { ...marks, ids: [...marks.ids, event.seat] }
        // The school is cleared.
        case 'round_began':
          return NO_MARKS
        default:
          return marks
      }
    }, NO_MARKS)
}

const EVERY = 2

/** The way of whoever was flicked; the last frame is only the standing up. */
export function wayOf({ seat }: Pick<PenguinFlicked, 'seat'>, { seats, places, frames }: Recording): Way {
  const place = places[seats.indexOf(seat)] ?? new Float64Array()
  const path: Point[] = []
  for (let frame = 0; frame < frames - 1; frame += EVERY) path.push([place[3 * frame] ?? 0, place[3 * frame + 1] ?? 0])
  return { seat, path }
}
