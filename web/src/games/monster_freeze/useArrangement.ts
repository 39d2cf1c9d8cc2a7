// The arrangement of one's hand as state; it follows the hand when cards come and go.
import { useMemo, useState } from 'react'
import { play } from '../../ui/sound'
import { fitted, flip, flipAfterTurn, move, turn, type Arrangement } from './arrangement'

export interface Workbench {
  lying: Arrangement
  turn: (card: string) => void
  flip: (card: string) => void
  flipAfterTurn: (card: string) => void
  move: (card: string, to: number) => void
}

export function useArrangement(hand: readonly string[]): Workbench {
  const [kept, setKept] = useState<Arrangement>(() => fitted([], hand))
  const lying = fitted(kept, hand)
  if (lying !== kept) setKept(lying)
  const gestures = useMemo(() => {
    const change = (how: (all: Arrangement) => Arrangement) => {
      setKept(how)
      play('piece')
    }
    return {
      turn: (card: string) => {
        change((all) => turn(all, card))
      },
      flip: (card: string) => {
        change((all) => flip(all, card))
      },
      flipAfterTurn: (card: string) => {
        change((all) => flipAfterTurn(all, card))
      },
      move: (card: string, to: number) => {
        change((all) => move(all, card, to))
      },
    }
  }, [])
  return { lying, ...gestures }
}
