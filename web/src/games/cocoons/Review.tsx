// After the game: when it was decided, where the tokens went, and what the team could have known.
import { FindingList } from '../../review/FindingList'
import { ReviewPart, ReviewSheet } from '../../review/ReviewSheet'
import { sayList } from '../../ui/sayList'
import type { ReviewProps } from '../board'
import { TokenArt } from './art/TrapArt'
import { MomentBox } from './MomentBox'
import { asReview } from './reading'
import './review.css'
import { SeatMark } from './SeatMark'
import { say, type TextKey, saySeat } from './text'
import type { Account, Moment, TurningPoint } from './wire'

const KINDS: readonly { kind: keyof Account; text: TextKey }[] = [
  { kind: 'news', text: 'reviewNews' },
  { kind: 'nothing', text: 'reviewNothingNew' },
  { kind: 'home', text: 'reviewHome' },
  { kind: 'corrections', text: 'reviewCorrections' },
  { kind: 'rest', text: 'reviewRest' },
]

export function Review({ review: anyReview, reading }: ReviewProps) {
  const { turning, moments, account, unread } = asReview(anyReview)
  const { language } = reading
  const lead = ({ seat, turn }: Moment | TurningPoint) =>
    seat === null ? (
      say(language, 'reviewBegin')
    ) : (
      <>
        <SeatMark seat={seat} />
        {say(language, 'reviewLead', { seat: saySeat(language, seat), turn })}
      </>
    )
  const guardians = moments.filter((moment) => moment.kind !== 'slide')
  const slides = moments.filter((moment) => moment.kind === 'slide')
  const draw = (moment: Moment) => <MomentBox moment={moment} />
  return (
    <ReviewSheet title={say(language, 'review')} intro={say(language, 'reviewIntro')} className="cocoons-review">
      {turning && (
        <ReviewPart title={say(language, turning.is_won ? 'reviewWon' : 'reviewLost')}>
          <FindingList reading={reading} findings={[turning]} lead={lead} />
          {turning.is_by_truth && <p className="cocoons-review-truth">{say(language, 'reviewTruth')}</p>}
        </ReviewPart>
      )}
      <ReviewPart title={say(language, 'reviewTokens')}>
        <ul className="cocoons-account">
          {KINDS.filter(({ kind }) => account[kind] > 0).map(({ kind, text }) => (
            <li key={kind}>
              <span className={`cocoons-account-row cocoons-account-${kind}`} aria-hidden="true">
                {Array.from({ length: account[kind] }, (_, at) => (
                  <TokenArt key={at} />
                ))}
              </span>
              <b>{account[kind]}</b> {say(language, text)}
            </li>
          ))}
        </ul>
        {unread.length > 0 && <p>{say(language, 'reviewUnread', { labels: sayList(unread, language) })}</p>}
      </ReviewPart>
      {guardians.length > 0 && (
        <ReviewPart title={say(language, 'reviewGuardians')}>
          <FindingList reading={reading} findings={guardians} lead={lead} art={draw} />
        </ReviewPart>
      )}
      {slides.length > 0 && (
        <ReviewPart title={say(language, 'reviewSlides')}>
          <FindingList reading={reading} findings={slides} lead={lead} art={draw} />
        </ReviewPart>
      )}
      {moments.length === 0 && <p>{say(language, 'reviewClean')}</p>}
    </ReviewSheet>
  )
}
