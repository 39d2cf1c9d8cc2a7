// After the game: the flicks that lost most, each beside the one that the strongest bot would have made.
import { sayDecimal } from '../../review/figures'
import { FindingList } from '../../review/FindingList'
import { FoldedPart, ReviewPart, ReviewSheet } from '../../review/ReviewSheet'
import { TotalsTable } from '../../review/TotalsTable'
import type { ReviewProps } from '../board'
import { PenguinIcon } from './art/PenguinTop'
import { FlickPlan } from './plan/FlickPlan'
import { asReview, asView, isAlone, isTrick } from './reading'
import './review.css'
import { colourOf, keepColours } from './seats'
import { say, saySeat } from './text'
import type { FlickReview } from './wire'

export function Review({ review: anyReview, view: anyView, reading }: ReviewProps) {
  const { flicks, worst, seats, unseen } = asReview(anyReview)
  const view = asView(anyView)
  keepColours(view)
  const { language } = reading
  const dearest = worst.flatMap((seq) => flicks.find((flick) => flick.seq === seq) ?? [])
  const named = (seat: number) => saySeat(language, seat)
  const lead = ({ seat, round, is_catcher }: FlickReview) => {
    const key = isAlone(view) ? 'reviewLeadAlone' : is_catcher ? 'reviewLeadCatcher' : 'reviewLead'
    return (
      <>
        <PenguinIcon colour={colourOf(seat ?? 0)} size={22} />
        {say(language, key, { seat: named(seat ?? 0), round })}
      </>
    )
  }
  const price = ({ loss }: FlickReview) =>
    loss > 0 && !isTrick(view)
      ? say(language, isAlone(view) ? 'reviewRooms' : 'reviewCards', { loss: sayDecimal(loss, language) })
      : ''
  const draw = (flick: FlickReview) => <FlickPlan review={flick} language={language} />
  return (
    <ReviewSheet title={say(language, 'review')} intro={say(language, 'reviewIntro')} className="ice-review">
      {dearest.length === 0 && <p>{say(language, flicks.length > 0 ? 'reviewNothing' : 'reviewUntried')}</p>}
      {dearest.length > 0 && (
        <ReviewPart title={say(language, 'reviewWorst', { count: dearest.length })}>
          <FindingList reading={reading} findings={dearest} lead={lead} price={price} art={draw} />
          <p className="ice-review-key">
            <svg viewBox="0 0 40 10" aria-hidden="true" focusable="false">
              <path className="ice-review-went" d="M3 5H37" />
            </svg>
            {say(language, 'reviewWent')}
            <svg viewBox="0 0 40 10" aria-hidden="true" focusable="false">
              <path className="ice-review-better" d="M3 5H37" />
            </svg>
            {say(language, 'reviewBetter')}
          </p>
        </ReviewPart>
      )}
      {!isAlone(view) && (
        <ReviewPart title={say(language, 'reviewSeats')}>
          <TotalsTable
            caption={say(language, 'reviewPlayer')}
            columns={[
              say(language, 'reviewFlicks'),
              say(language, 'reviewFish'),
              say(language, 'reviewCatches'),
              say(language, 'reviewOff'),
            ]}
            rows={seats.map((each) => ({
              seat: each.seat,
              name: (
                <>
                  <PenguinIcon colour={colourOf(each.seat)} size={22} />
                  {named(each.seat)}
                </>
              ),
              cells: [each.flicks, each.fish, each.catches, each.off_board],
            }))}
          />
        </ReviewPart>
      )}
      {flicks.length > dearest.length && (
        <FoldedPart title={say(language, 'reviewAll', { count: flicks.length })}>
          <FindingList reading={reading} findings={flicks} lead={lead} price={price} art={draw} />
        </FoldedPart>
      )}
      {unseen > 0 && flicks.length > 0 && <p>{say(language, 'reviewUnseen', { count: unseen })}</p>}
    </ReviewSheet>
  )
}
