// Giving a card for the centre card: it waits over the centre until the server has answered.
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { BoardProps } from '../board'
import { comeHome, hangOver } from './dragCard'
import { boundsOf } from './reading'
import { playTime, type TableTime } from './tableClock'
import type { View } from './wire'

export interface Swapping {
  /** Swaps are possible in this phase. */
  isOpen: boolean
  /** The card that is on its way. */
  card: string | null
  /** False when it is too soon; nothing was sent then. */
  swap: (card: string) => boolean
}

type Props = Pick<BoardProps, 'offer' | 'act' | 'busy' | 'motion'> & { now: TableTime }

export function useSwap(
  view: View,
  hand: readonly string[],
  root: RefObject<HTMLElement | null>,
  props: Props,
): Swapping {
  const { offer, act, busy, motion, now } = props
  const [sent, setSent] = useState<string | null>(null)
  const bounds = boundsOf(offer, 'swap')
  const isQueued = view.queue.some(({ seat, give }) => seat === view.seat && give === sent)
  // Refused or lost: the card is still ours, and nobody is working on it any more.
  const isWaiting = sent !== null && hand.includes(sent) && (busy || isQueued)
  if (sent !== null && !isWaiting) setSent(null)
  const card = isWaiting ? sent : null

  useLayoutEffect(() => {
    if (card === null) return
    const handle = root.current?.querySelector<HTMLElement>(`[data-mf-handle="${card}"]`)
    const centre = root.current?.querySelector('[data-mf-centre]')
    if (!handle || !centre) return
    hangOver(handle, centre, motion)
    return () => {
      if (handle.isConnected) comeHome(handle, motion)
    }
  }, [card, root, motion])

  return {
    isOpen: bounds !== null && view.centre !== null,
    card,
    swap: (give) => {
      if (!bounds || view.centre === null || card !== null) return false
      if (playTime(view, now()) < bounds.from_ms) return false
      setSent(give)
      act({ type: 'swap', round: view.round, give, expect: view.centre })
      return true
    },
  }
}
