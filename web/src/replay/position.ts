// Where one is in a story. Steps are named by their number at the table, in links too.
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

/** The step that a link names behind its #; 0, the beginning, when it names none. */
export function seqOfHash(hash: string): number {
  const seq = Number(hash.replace(/^#/, ''))
  return Number.isInteger(seq) && seq > 0 ? seq : 0
}

const READ_MS = 1800
const EVENT_MS = 500

/** How long a step stays while the replay plays: to be read, and for all its events to be seen. */
export function stayOf(frame: Frame, speed: number): number {
  return Math.max(READ_MS, frame.events.length * EVENT_MS) / speed
}
