// After a loss: tricks that lay in one's own three cards, stacked before one's eyes.
import { useEffect, useState } from 'react'
import { review } from '../../net/api'
import type { Language } from '../board'
import { deckOf } from './cards'
import './couldHave.css'
import { MissedStack } from './MissedStack'
import { asReview, isReplay } from './reading'
import './review.css'
import { say, sayLarge } from './text'
import type { Missed, Review, View } from './wire'

const SHOWN = 3

/** The greatest pities of a seat first, then what lay there longest. */
export function couldHave({ missed, best }: Review, seat: number): Missed[] {
  const greatest = best.flatMap((at) => missed[at] ?? [])
  const others = missed.filter((each) => !greatest.includes(each)).sort((one, other) => other.lain_ms - one.lain_ms)
  return [...greatest, ...others].filter((each) => each.seat === seat).slice(0, SHOWN)
}

interface Props {
  view: View
  seat: number | null
  language: Language
  motion: boolean
}

export function CouldHave({ view, seat, language, motion }: Props) {
  const [found, setFound] = useState<Missed[]>([])
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1]
  const isWanted = seat !== null && !view.closed && !view.winners.includes(seat) && !isReplay()
  useEffect(() => {
    if (!isWanted || table === undefined) return
    let isLeft = false
    review(table)
      .then((answer) => {
        if (!isLeft) setFound(couldHave(asReview(answer), seat))
      })
      // Without it the end is told all the same.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [table, seat, isWanted])
  if (found.length === 0) return null
  const deck = deckOf(view.table.deck)
  return (
    <section className={motion ? 'mf-could' : 'mf-could mf-could-calm'} data-testid="mf-could">
      <h3>{say(language, 'couldHave')}</h3>
      <ol>
        {found.map((each) => (
          <li key={`${each.seq} ${each.colour}`}>
            <MissedStack deck={deck} stack={each.stack} places={each.places} />
            <span>
              {sayLarge(language, 'couldHaveOne', {
                colour: say(language, each.colour),
                seconds: Math.round(each.lain_ms / 1000),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
