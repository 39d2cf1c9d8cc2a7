// Small cards over the stage: what came of the flick, one after the other, gone after a while.
import { useEffect, useState } from 'react'
import type { Language } from '../board'
import { PenguinIcon } from './art/PenguinTop'
import { sayKind } from './describe'
import type { Item } from './playback'
import { colourOf } from './seats'
import { say, saySeat } from './text'
import type { Event } from './wire'

const STAYS_MS = 4600
const MOST = 4
const SMALL: ReadonlySet<Event['type']> = new Set<Event['type']>(['card_drawn', 'scored'])

/** In a few words, beside the picture of the penguin; null: the table's own sentence is enough. */
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

export function News({ news, language }: { news: readonly Item[]; language: Language }) {
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
  const told = fresh.flatMap(({ id, event }) => {
    const words = short(event, language)
    return words === null ? [] : [{ id, event, words }]
  })
  // Where there is too much to tell, cards are the least of it.
  const weighty = told.filter((item) => !SMALL.has(item.event.type)).slice(-MOST)
  const small = told.filter((item) => SMALL.has(item.event.type)).slice(weighty.length - MOST || told.length)
  const shown = told.filter((item) => weighty.includes(item) || small.includes(item))
  return (
    <ul className="ice-news" aria-hidden="true">
      {shown.map(({ id, event, words }) => {
        const seat = seatOf(event)
        return (
          <li key={id}>
            {seat !== null && <PenguinIcon colour={colourOf(seat)} size={26} />}
            <b>{seat === null ? '' : saySeat(language, seat)}</b> <span>{words}</span>
          </li>
        )
      })}
    </ul>
  )
}
