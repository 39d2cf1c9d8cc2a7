// What flies over the table while an event is told: tokens, traps and guardians, from place to place.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { GuardianToken } from './art/GuardianArt'
import { TokenArt, TrapArt } from './art/TrapArt'
import { durationOf } from './playback'
import type { Event } from './wire'

interface Flight {
  from: string
  to: string
  art: ReactNode
}

function flightsOf(event: Event | null): Flight[] {
  switch (event?.type) {
    case 'slid':
      return event.cost > 0 ? [{ from: 'reserve', to: event.cocoon, art: <TokenArt /> }] : []
    case 'trap_removed':
      return [{ from: 'hole', to: 'lid', art: <TrapArt trap={event.trap} /> }]
    case 'action_put':
      return [{ from: 'hole', to: event.cocoon, art: <TrapArt trap="A" /> }]
    case 'guardian_placed':
      return [{ from: 'hole', to: event.cocoon, art: <GuardianToken guardian={event.guardian} /> }]
    case 'token_paid':
      return [{ from: 'reserve', to: 'hole', art: <TokenArt /> }]
    case 'corrected':
      return [
        { from: event.source, to: event.target, art: <GuardianToken guardian={event.guardian} /> },
        { from: 'reserve', to: 'lid', art: <TokenArt /> },
      ]
    default:
      return []
  }
}

function middleOf(root: HTMLElement, spot: string): { x: number; y: number } | null {
  const found = root.querySelector(`[data-cocoon="${spot}"], [data-spot="${spot}"]`)
  if (!found) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  const origin = root.getBoundingClientRect()
  return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top }
}

function Flyer({ root, from, to, art, ms }: Flight & { root: RefObject<HTMLElement | null>; ms: number }) {
  const flyer = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!root.current || !flyer.current) return
    const a = middleOf(root.current, from)
    const b = middleOf(root.current, to)
    if (!a || !b) return
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    const top = Math.min(a.y, b.y) - 40
    flyer.current.animate(
      [
        { transform: at(a.x, a.y, 0.8), opacity: 1 },
        { transform: at((a.x + b.x) / 2, (a.y + b.y) / 4 + top / 2, 1.2), opacity: 1 },
        { transform: at(b.x, b.y, 0.7), opacity: 0.6 },
      ],
      { duration: ms, easing: 'ease-in-out', fill: 'both' },
    )
  }, [root, from, to, ms])
  return (
    <span className="cocoons-flyer" ref={flyer} aria-hidden="true">
      {art}
    </span>
  )
}

/** `story` is another one for every event, so that the same flight can follow itself. */
export function Flights({
  root,
  event,
  story,
}: {
  root: RefObject<HTMLElement | null>
  event: Event | null
  story: number
}) {
  return flightsOf(event).map((flight, number) => (
    <Flyer key={`${story}-${number}`} root={root} ms={durationOf(event)} {...flight} />
  ))
}
