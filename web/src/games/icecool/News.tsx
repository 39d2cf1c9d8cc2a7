// Small cards over the stage: what came of the flick, one after the other, gone after a while.
import { useEffect, useState } from 'react'
import type { Language } from '../board'
import { PenguinIcon } from './art/PenguinTop'
import { sayKind } from './describe'
import type { Item } from './playback'
import { colourOf } from './seats'
import { tell } from './talk'
import { say, saySeat } from './text'
import type { Event, View } from './wire'

const STAYS_MS = 4600
const MOST = 4
const SMALL: ReadonlySet<Event['type']> = new Set<Event['type']>(['card_drawn', 'scored'])

/** In a few words, beside the picture of the penguin; null: the whole sentence is needed. */
function short(event: Event, language: Language): string | null {
  switch (event.type) {
    case 'fish_taken':
      return say(language, 'newsFish', { fish: event.fish })
    case 'card_drawn':
      return event.kind
        ? say(language, 'newsCardMine', { kind: sayKind(language, event.kind) })
        : say(language, 'newsCard')
    case 'scored':
      return say(language, 'newsPoints', { points: event.points })
    case 'id_taken':
      return say(language, 'newsId', { catcher: saySeat(language, event.catcher) })
    case 'challenge_met':
      return say(language, 'newsMet', { kind: sayKind(language, event.challenge) })
    case 'challenge_missed':
      return say(language, 'newsMissed', { kind: sayKind(language, event.challenge) })
    case 'must_retry':
      return say(language, 'newsRetry')
    default:
      return null
  }
}

const seatOf = (event: Event): number | null =>
  'seat' in event ? event.seat : 'catcher' in event ? event.catcher : null

export function News({ view, news, language }: { view: View; news: readonly Item[]; language: Language }) {
  const last = news.at(-1)?.id ?? -1
  const [gone, setGone] = useState(last)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setGone(last)
    }, STAYS_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [last])
  const fresh = news.filter((item) => item.id > gone)
  // The flick itself was seen; only who listens is told of it.
  const told = fresh.filter((item) => item.event.type !== 'penguin_flicked')
  // Where there is too much to tell, cards are the least of it.
  const weighty = told.filter((item) => !SMALL.has(item.event.type)).slice(-MOST)
  const small = told.filter((item) => SMALL.has(item.event.type)).slice(weighty.length - MOST || told.length)
  const seen = [...weighty, ...small]
  const shown = fresh.filter((item) => item.event.type === 'penguin_flicked' || seen.includes(item))
  return (
    <ul className="ice-news" aria-live="polite" aria-relevant="additions">
      {shown.map(({ id, event }) => {
        const seat = seatOf(event)
        const few = short(event, language)
        const whole = tell(view, event, language)
        return (
          <li key={id} className={event.type === 'penguin_flicked' ? 'hidden' : ''}>
            {seat !== null && <PenguinIcon colour={colourOf(seat)} size={26} />}
            {few ? (
              <>
                <b aria-hidden="true">{seat === null ? '' : saySeat(language, seat)}</b>{' '}
                <span aria-hidden="true">{few}</span>
                <span className="hidden">{whole}</span>
              </>
            ) : (
              <span>{whole}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
