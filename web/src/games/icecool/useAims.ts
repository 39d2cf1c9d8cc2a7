// All aims that are seen just now: one's own, what others are trying out, and the finger that has snapped.
import { useMemo } from 'react'
import type { BoardProps } from '../board'
import { radiansOf } from './aiming'
import { handBehind, strayOf, stretchFor } from './pulling'
import { asSketch } from './reading'
import type { ShownAim, Spot } from './stage'
import type { Pull } from './useAim'
import type { Flick, View } from './wire'

export const spotOfSeat = (view: View, seat: number | null): Spot | null => {
  const spot = seat === null ? null : (view.players[seat]?.spot ?? null)
  return spot ? { x: spot[0], y: spot[1] } : null
}

interface Options {
  view: View
  seat: number | null
  /** One's own aim; null while there is none. */
  own: Flick | null
  pull: Pull | null
  sketches: BoardProps['sketches']
  /** Something is being told; whoever is about to flick is drawn taking aim. */
  isPlaying: boolean
  taking: ShownAim | null
}

export function useAims({ view, seat, own, pull, sketches, isPlaying, taking }: Options): readonly ShownAim[] {
  return useMemo(() => {
    if (isPlaying) return taking ? [taking] : []
    const stray = strayOf(view)
    const behind = (at: Spot, { direction, power }: Flick) => handBehind(at, radiansOf(direction), stretchFor(power))
    // The finger has snapped; what comes of it is being worked out.
    const from = view.aimed && spotOfSeat(view, view.active)
    if (from && view.aimed) {
      const hand = behind(from, view.aimed)
      return [{ seat: view.active, at: from, flick: view.aimed, isOwn: view.active === seat, hand, stray }]
    }
    const at = spotOfSeat(view, seat)
    const hand = pull && pull.stretch > 0 ? pull.hand : null
    const mine: ShownAim[] = own && at && seat !== null ? [{ seat, at, flick: own, isOwn: true, hand, stray }] : []
    const others = [...sketches].flatMap(([other, anySketch]): ShownAim[] => {
      const where = spotOfSeat(view, other)
      const flick = asSketch(anySketch)
      return where && flick && other !== seat && other === view.active
        ? [{ seat: other, at: where, flick, isOwn: false, hand: behind(where, flick), stray }]
        : []
    })
    return [...mine, ...others]
  }, [view, seat, own, pull, sketches, isPlaying, taking])
}
