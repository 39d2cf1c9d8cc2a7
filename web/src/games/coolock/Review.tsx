// After the game: the turns that cost the team most, each beside what a team of cats would have done.
import { useState } from 'react'
import { sayDecimal } from '../../review/figures'
import { FindingList } from '../../review/FindingList'
import { FoldedPart, ReviewPart, ReviewSheet } from '../../review/ReviewSheet'
import { TotalsTable } from '../../review/TotalsTable'
import type { ReviewProps } from '../board'
import { SeatIcon } from './art/ShapeMark'
import { landOf } from './geometry'
import { asReview, asView } from './reading'
import './review.css'
import { say, saySeat } from './text'
import { TurnMap } from './TurnMap'
import type { Turn } from './wire'

export function Review({ review: anyReview, view: anyView, reading }: ReviewProps) {
  const { turns, worst, seats, loss, unseen } = asReview(anyReview)
  const view = asView(anyView)
  const { language } = reading
  const [seat, setSeat] = useState<number | null>(null)
  const land = landOf(view.table.board)
  const dearest = worst.flatMap((seq) => turns.find((turn) => turn.seq === seq) ?? [])
  const shown = turns.filter((turn) => seat === null || turn.seat === seat)
  const named = (number: number) => saySeat(language, number)
  const lead = (turn: Turn) => (
    <>
      <SeatIcon seat={turn.seat ?? 0} />
      {say(language, 'reviewLead', { seat: named(turn.seat ?? 0), round: turn.round })}
    </>
  )
  const price = (turn: Turn) =>
    turn.loss > 0 ? say(language, 'reviewPrice', { rounds: sayDecimal(turn.loss, language) }) : ''
  return (
    <ReviewSheet title={say(language, 'review')} intro={say(language, 'reviewIntro')} className="coolock-review">
      <p>{say(language, loss > 0 ? 'reviewTeam' : 'reviewNothing', { rounds: sayDecimal(loss, language) })}</p>
      {dearest.length > 0 && (
        <ReviewPart title={say(language, 'reviewWorst', { count: dearest.length })}>
          <FindingList
            reading={reading}
            findings={dearest}
            lead={lead}
            price={price}
            art={(turn) => <TurnMap land={land} seats={view.table.seats} turn={turn} />}
          />
          <p className="coolock-review-key">
            <svg viewBox="0 0 40 10" aria-hidden="true" focusable="false">
              <path className="coolock-review-walked" d="M3 5H37" />
            </svg>
            {say(language, 'reviewWalked')}
            <svg viewBox="0 0 40 10" aria-hidden="true" focusable="false">
              <path className="coolock-review-better" d="M3 5H37" />
            </svg>
            {say(language, 'reviewBetter')}
          </p>
        </ReviewPart>
      )}
      <ReviewPart title={say(language, 'reviewSeats')}>
        <TotalsTable
          caption={say(language, 'reviewPlayer')}
          columns={[
            say(language, 'reviewLost'),
            say(language, 'reviewMeetings'),
            say(language, 'reviewWasted'),
            say(language, 'reviewRisks'),
          ]}
          rows={seats.map((each) => ({
            seat: each.seat,
            name: (
              <>
                <SeatIcon seat={each.seat} />
                {named(each.seat)}
              </>
            ),
            cells: [sayDecimal(each.loss, language), each.meetings, each.wasted, each.risks],
          }))}
        />
      </ReviewPart>
      <FoldedPart title={say(language, 'reviewAll', { count: turns.length })}>
        {unseen > 0 && <p>{say(language, 'reviewUnseen', { count: unseen })}</p>}
        <label className="coolock-review-of">
          {say(language, 'reviewOf')}{' '}
          <select
            value={seat ?? ''}
            onChange={({ target }) => {
              setSeat(target.value === '' ? null : Number(target.value))
            }}
          >
            <option value="">{say(language, 'reviewEverybody')}</option>
            {seats.map((each) => (
              <option key={each.seat} value={each.seat}>
                {named(each.seat)}
              </option>
            ))}
          </select>
        </label>
        <FindingList reading={reading} findings={shown} lead={lead} price={price} />
      </FoldedPart>
    </ReviewSheet>
  )
}
