// After the match: tricks that lay in a hand and were not claimed, and claims without a line.
import { FindingList } from '../../review/FindingList'
import { FoldedPart, ReviewPart, ReviewSheet } from '../../review/ReviewSheet'
import { TotalsTable } from '../../review/TotalsTable'
import type { ReviewProps } from '../board'
import { deckOf } from './cards'
import { MissedStack } from './MissedStack'
import { asReview, asView } from './reading'
import './review.css'
import { SeatMark } from './SeatMark'
import { say, saySeat } from './text'
import type { FalseClaim, Missed } from './wire'

export function Review({ review: anyReview, view: anyView, reading }: ReviewProps) {
  const { missed, best, false_claims: falseClaims, seats } = asReview(anyReview)
  const view = asView(anyView)
  const { language } = reading
  const deck = deckOf(view.table.deck)
  const shown = best.flatMap((at) => missed[at] ?? [])
  const lead = ({ seat, round }: Missed | FalseClaim) => (
    <>
      <SeatMark seat={seat ?? 0} />
      {say(language, 'reviewLead', { seat: saySeat(language, seat ?? 0), round })}
    </>
  )
  const price = ({ lain_ms }: Missed) => say(language, 'reviewSeconds', { seconds: Math.round(lain_ms / 1000) })
  return (
    <ReviewSheet title={say(language, 'review')} intro={say(language, 'reviewIntro')} className="mf-review">
      {shown.length === 0 && <p>{say(language, 'reviewNothing')}</p>}
      {shown.length > 0 && (
        <ReviewPart title={say(language, 'reviewBest')}>
          <FindingList
            reading={reading}
            findings={shown}
            lead={lead}
            price={price}
            art={({ stack, places }) => <MissedStack deck={deck} stack={stack} places={places} />}
          />
        </ReviewPart>
      )}
      {falseClaims.length > 0 && (
        <ReviewPart title={say(language, 'reviewFalse')}>
          <FindingList
            reading={reading}
            findings={falseClaims}
            lead={lead}
            art={({ stack }) => <MissedStack deck={deck} stack={stack} places={[]} />}
          />
        </ReviewPart>
      )}
      <ReviewPart title={say(language, 'reviewSeats')}>
        <TotalsTable
          caption={say(language, 'reviewPlayer')}
          columns={[say(language, 'reviewTricks'), say(language, 'reviewMissed'), say(language, 'reviewWrong')]}
          rows={seats.map((each) => ({
            seat: each.seat,
            name: (
              <>
                <SeatMark seat={each.seat} />
                {saySeat(language, each.seat)}
              </>
            ),
            cells: [each.tricks, each.missed, each.false_claims],
          }))}
        />
      </ReviewPart>
      {missed.length > shown.length && (
        <FoldedPart title={say(language, 'reviewAll', { count: missed.length })}>
          <FindingList
            reading={reading}
            findings={missed}
            lead={lead}
            price={price}
            art={({ stack, places }) => <MissedStack deck={deck} stack={stack} places={places} />}
          />
        </FoldedPart>
      )}
    </ReviewSheet>
  )
}
