import type { Frame } from '../wire'
import { isInTheName } from './tellBy'

/** What was done in the name of a seat since its holder last acted. */
export function playedFor(frames: readonly Frame[], seat: number): Frame[] {
  const own = frames.findLastIndex(({ by }) => by?.seat === seat && by.as === 'person')
  return frames.slice(own + 1).filter(({ by }) => by?.seat === seat && isInTheName(by))
}
