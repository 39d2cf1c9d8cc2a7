// Where a clock runs, it stands still while a card is to be read: the table's own pause is used for that.
import { useEffect, useRef } from 'react'
import type { Guide } from '../games/board'

interface Held {
  hold: Guide['hold']
  view: unknown
  /** A card is to be read. */
  isWanted: boolean
  busy: boolean
  act: (action: Record<string, unknown>) => void
  /** The learner has let the clock run: what stands there counts as read. */
  letGo: () => void
}

export function useHold({ hold, view, isWanted, busy, act, letGo }: Held): void {
  const isHolding = useRef(false)
  const stop = hold?.stop(view) ?? null
  const go = hold?.go(view) ?? null
  useEffect(() => {
    if (!hold || busy) return
    if (isWanted && stop) {
      isHolding.current = true
      act(stop)
    } else if (isWanted && go) {
      isHolding.current = true
    } else if (isHolding.current) {
      isHolding.current = false
      if (isWanted) letGo()
      else if (go) act(go)
    }
    // The position and the wish decide; the functions are new each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hold, view, isWanted, busy])
}
