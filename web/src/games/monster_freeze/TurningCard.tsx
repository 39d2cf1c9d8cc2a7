// A card that turns and flips before one's eyes; at rest it is a plain face.
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { CardFace } from './CardFace'
import { seenOf, type Deck } from './cards'
import type { Placement } from './wire'

const TURN_MS = 190
const FLIP_MS = 320
const EASE = 'cubic-bezier(0.3, 0.8, 0.3, 1)'

interface Props {
  deck: Deck
  card: string
  side: Placement[1]
  rot: number
  motion: boolean
}

type Lying = Pick<Props, 'side' | 'rot'>

export const TurningCard = memo(function TurningCard({ deck, card, side, rot, motion }: Props) {
  const body = useRef<HTMLDivElement>(null)
  const drawn = useRef<Lying>({ side, rot })
  const [last, setLast] = useState<Lying>({ side, rot })
  /** The side that is turning away from us. */
  const [leaving, setLeaving] = useState<Lying | null>(null)
  if (last.side !== side || last.rot !== rot) {
    setLast({ side, rot })
    setLeaving(motion && last.side !== side ? last : null)
  }

  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = { side, rot }
    if (!motion || !body.current) return
    if (before.side !== side) {
      const flight = body.current.animate(
        [{ transform: 'perspective(900px) rotateY(-180deg)' }, { transform: 'perspective(900px) rotateY(0deg)' }],
        { duration: FLIP_MS, easing: EASE },
      )
      flight.onfinish = () => {
        setLeaving(null)
      }
      return
    }
    const quarters = (rot - before.rot + 4) % 4
    if (quarters === 0) return
    const from = quarters === 3 ? 90 : -90 * quarters
    // Added to turns that still go on, so that quick taps flow into one movement.
    body.current.animate([{ transform: `rotate(${from}deg)` }, { transform: 'rotate(0deg)' }], {
      duration: TURN_MS,
      easing: EASE,
      composite: 'add',
    })
  }, [side, rot, motion])

  return (
    <div className="mf-card">
      <div className="mf-turning" ref={body}>
        <div className="mf-side">
          <CardFace cells={seenOf(deck, [card, side, rot])} side={side} rot={rot} />
        </div>
        {leaving && (
          <div className="mf-side mf-side-away">
            <CardFace cells={seenOf(deck, [card, leaving.side, leaving.rot])} side={leaving.side} rot={leaving.rot} />
          </div>
        )}
      </div>
    </div>
  )
})

/** A card that only lies there. */
export const StillCard = memo(function StillCard({
  deck,
  card,
  side = 'front',
  isRecent = false,
}: {
  deck: Deck
  card: string
  side?: Placement[1]
  /** It has just been taken. */
  isRecent?: boolean
}) {
  return (
    <div
      className={isRecent ? 'mf-card mf-recent' : 'mf-card'}
      data-mf-card={card}
      data-testid={isRecent ? 'mark-taken' : undefined}
    >
      <CardFace cells={seenOf(deck, [card, side, 0])} side={side} rot={0} />
    </div>
  )
})
