// What begins or ends at a step: rounds, turns and tricks, to jump from one to the next.
import type { Frame } from '../wire'

export type Landmark = NonNullable<Frame['landmark']>

/** By step. A game that names no turns has one wherever another seat decides. */
export function landmarksOf(frames: readonly Frame[]): (Landmark | null)[] {
  const isTold = frames.some(({ landmark }) => landmark === 'turn' || landmark === 'trick')
  let last: number | null = null
  return frames.map(({ landmark, seat }) => {
    const isTurn = !isTold && seat !== null && seat !== last
    if (seat !== null) last = seat
    return landmark ?? (isTurn ? 'turn' : null)
  })
}

/** The smaller kind that is there: what one jumps by. */
export function kindOf(marks: readonly (Landmark | null)[]): Landmark {
  return (['trick', 'turn', 'round'] as const).find((kind) => marks.includes(kind)) ?? 'turn'
}

/** The step of the next landmark, or of the one before; the end, or the beginning, when there is none. */
export function jump(marks: readonly (Landmark | null)[], at: number, way: 1 | -1): number {
  const found =
    way > 0
      ? marks.findIndex((mark, index) => index > at && mark !== null)
      : marks.findLastIndex((mark, index) => index < at && mark !== null)
  return found >= 0 ? found : way > 0 ? Infinity : 0
}
