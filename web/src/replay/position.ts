// Where one is in a story. Steps are named by their number at the table, in links too, and so are eyes.
import type { Frame } from '../wire'

/** The last step that is not after the wanted one; the first when there is none. */
export function indexOf(frames: readonly Frame[], wanted: number): number {
  let low = 0
  let high = frames.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((frames[middle]?.seq ?? 0) <= wanted) low = middle
    else high = middle - 1
  }
  return low
}

const HASH = /^#?(\d+)?(?:&eyes=(\d+))?$/

/** The step that a link names behind its #; 0, the beginning, when it names none. */
export function seqOfHash(hash: string): number {
  return Number(HASH.exec(hash)?.[1] ?? 0)
}

/** The seat through whose eyes a link looks; null when it names none. Links count seats from 1, as people do. */
export function eyesOfHash(hash: string): number | null {
  const eyes = Number(HASH.exec(hash)?.[2] ?? 0)
  return eyes > 0 ? eyes - 1 : null
}

/** What stands behind the # of a link to a step. */
export function hashOf(seq: number, seat: number | null): string {
  return seat === null ? `#${seq}` : `#${seq}&eyes=${seat + 1}`
}

/** Where a new table would begin that plays on from a step: there, at the next decision, or else the last. */
export function decisionAt(frames: readonly Frame[], at: number): number | null {
  const next = frames.findIndex((frame, index) => index >= at && frame.awaits !== null)
  const found = next >= 0 ? next : frames.findLastIndex((frame) => frame.awaits !== null)
  return found >= 0 ? found : null
}

const READ_MS = 1800
const EVENT_MS = 500

/** How long a step stays while the replay plays: to be read, and for all its events to be seen. */
export function stayOf(frame: Frame, speed: number): number {
  return Math.max(READ_MS, frame.events.length * EVENT_MS) / speed
}
