// A stack on its way to the counter of its colour.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { CardFace } from './CardFace'
import { seenOf, type Deck } from './cards'
import { spotOf } from './flying'
import type { TrickLaid } from './wire'

const FLY_MS = 400

interface Props {
  trick: TrickLaid
  isMine: boolean
  deck: Deck
  root: RefObject<HTMLElement | null>
  land: () => void
}

export function LaidTrick({ trick, isMine, deck, root, land }: Props) {
  const flyer = useRef<HTMLDivElement>(null)
  const landed = useEffectEvent(land)
  const { seat, colour } = trick
  useLayoutEffect(() => {
    const from = spotOf(root.current, isMine ? '[data-mf-stack]' : `[data-mf-hand="${seat}"]`)
    const counter = root.current?.querySelector(`[data-mf-counter="${seat}-${colour}"]`)
    const to = counter?.getBoundingClientRect()
    const element = flyer.current
    // Between the rounds there are no hands on the table to fly from.
    if (!element || !from || !to) {
      landed()
      return
    }
    const size = isMine ? from.width : from.width / 2
    element.style.width = `${size}px`
    const flight = element.animate(
      [
        { transform: `translate(${from.left}px, ${from.top}px)`, opacity: 1 },
        { transform: `translate(${from.left}px, ${from.top - 12}px) scale(1.04)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${to.left}px, ${to.top}px) scale(${to.width / size})`, opacity: 0.5 },
      ],
      { duration: FLY_MS, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' },
    )
    flight.onfinish = () => {
      counter?.animate([{ transform: 'scale(1.35)' }, { transform: 'none' }], { duration: 260, easing: 'ease-out' })
      landed()
    }
    return () => {
      flight.cancel()
    }
  }, [root, isMine, seat, colour])
  return (
    <div className="mf-flyer" ref={flyer} aria-hidden="true">
      {trick.stack.map((placement) => (
        <div key={placement[0]} className="mf-layer-card">
          <div className="mf-card">
            <CardFace cells={seenOf(deck, placement)} side={placement[1]} rot={placement[2]} />
          </div>
        </div>
      ))}
    </div>
  )
}
