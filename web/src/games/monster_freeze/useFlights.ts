// What happened last, in motion: cards fly to where they are now; a laid trick flies to its counter.
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Step } from '../board'
import { flyFrom, spotOf } from './flying'
import { asEvent } from './reading'
import type { Event, TrickLaid } from './wire'

const SWAP_MS = 280
const DEAL_MS = 300
const BETWEEN_MS = 50

const CENTRE = '[data-mf-centre]'
const CENTRE_CARD = '[data-mf-centre-card]'
const PILE = '[data-mf-pile] .mf-pile-cards'

interface Laid {
  key: string
  trick: TrickLaid
}

interface Flights {
  /** Tricks on their way to the counters. */
  laid: readonly Laid[]
  land: (key: string) => void
}

function flyTo(root: Element, target: string, source: string, ms: number, delay = 0) {
  const from = spotOf(root, source)
  for (const element of from ? root.querySelectorAll(target) : []) {
    if (from) flyFrom(element, from, ms, delay)
  }
}

function fly(root: Element, event: Event, seat: number | null) {
  const draw = (cards: readonly string[]) => {
    cards.forEach((card, at) => {
      flyTo(root, `[data-mf-handle="${card}"]`, PILE, DEAL_MS, at * BETWEEN_MS)
    })
  }
  switch (event.type) {
    case 'swapped':
      if (event.seat === seat) {
        flyTo(root, `[data-mf-handle="${event.taken}"]`, CENTRE, SWAP_MS)
      } else {
        flyTo(root, CENTRE_CARD, `[data-mf-hand="${event.seat}"] .mf-card`, SWAP_MS)
        flyTo(root, `[data-mf-hand="${event.seat}"] [data-mf-card="${event.taken}"]`, CENTRE, SWAP_MS)
      }
      break
    case 'refreshed':
      flyTo(root, CENTRE_CARD, PILE, SWAP_MS)
      break
    case 'trick':
      if (event.seat === seat) draw(event.drawn)
      break
    case 'dealt':
      draw(seat === null ? [] : (event.hands[seat] ?? []))
      flyTo(root, CENTRE_CARD, PILE, DEAL_MS, 3 * BETWEEN_MS)
      break
    default:
      break
  }
}

export function useFlights(
  step: Step | null,
  root: RefObject<HTMLElement | null>,
  seat: number | null,
  motion: boolean,
): Flights {
  const [seen, setSeen] = useState(step)
  const [laid, setLaid] = useState<readonly Laid[]>([])
  if (step !== seen) {
    setSeen(step)
    const tricks = (step?.events ?? []).map(asEvent).filter((event) => event.type === 'trick')
    if (step && motion && tricks.length > 0)
      setLaid([...laid, ...tricks.map((trick, at) => ({ key: `${step.seq}.${at}`, trick }))])
  }
  useLayoutEffect(() => {
    if (!step || !motion || !root.current) return
    for (const event of step.events) fly(root.current, asEvent(event), seat)
  }, [step, root, seat, motion])
  return {
    laid,
    land: (key) => {
      setLaid((all) => all.filter((each) => each.key !== key))
    },
  }
}
