// An ID card flies from the penguin that was caught to the Catcher's panel. Where nothing may move, it is just there.
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '../board'
import { IdCard } from './IdCard'
import { FLIGHT_MS } from './playback'
import type { Locate, Spot } from './stage'
import { say, saySeat } from './text'
import type { IdTaken } from './wire'

interface Props {
  event: IdTaken
  from: Spot | null
  locate: () => Locate | null
  language: Language
}

/** Where the Catcher's IDs lie; below the edge of a phone: that edge. */
function goalOf(catcher: number): { x: number; y: number } {
  const box = document.querySelector(`[data-ids="${catcher}"]`)?.getBoundingClientRect()
  const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [window.innerWidth / 2, 0]
  return { x, y: Math.min(Math.max(y, 20), window.innerHeight - 20) }
}

export function FlyingId({ event, from, locate, language }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const { seat, catcher } = event
  useLayoutEffect(() => {
    const start = from && locate()?.(from, 0.03)
    if (!start || !card.current) return
    const goal = goalOf(catcher)
    const at = (x: number, y: number, scale: number, turn: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`
    const flight = card.current.animate(
      [
        { transform: at(start.x, start.y, 0.4, 0), opacity: 0.4 },
        { transform: at(start.x, start.y - 40, 1.5, -8), opacity: 1, offset: 0.45, easing: 'ease-in-out' },
        { transform: at(goal.x, goal.y, 0.4, 10), opacity: 1 },
      ],
      { duration: FLIGHT_MS, easing: 'ease-out', fill: 'both' },
    )
    return () => {
      flight.cancel()
    }
    // Once for each card: what moves meanwhile does not turn it round.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return createPortal(
    <div className="ice-flight" ref={card} aria-hidden="true" data-testid="ice-flight">
      <b>{say(language, 'caughtSticker')}</b>
      <IdCard seat={seat} isNew={false} label={saySeat(language, seat)} size={64} />
    </div>,
    document.body,
  )
}
