// After the game: each decision beside the best one, and the round of one's choice on the board.
import { useRef, useState } from 'react'
import { useReplayText } from '../../replay/text'
import { fill } from '../../ui/text'
import type { Language, ReviewProps } from '../board'
import './cortexcape.css'
import './board.css'
import './pieces.css'
import './picks.css'
import './panels.css'
import './tray.css'
import './players.css'
import './overlays.css'
import './hints.css'
import './motion.css'
import './review.css'
import { MarbleIcon } from './Pieces'
import { asReview, asView } from './reading'
import { RegretChart } from './RegretChart'
import { KIND_KEYS, KINDS, tipOf, totalsOf } from './regret'
import { ReviewRound } from './ReviewRound'
import { RoundsTable } from './RoundsTable'
import { seatName } from './talk'
import { say } from './text'
import type { Review as Rounds, View } from './wire'

export function Review({ review: anyReview, view: anyView, reading }: ReviewProps) {
  const { language, at, link, follow } = reading
  const review = asReview(anyReview)
  const view = asView(anyView)
  const text = useReplayText()
  const [chosen, setChosen] = useState(0)
  const followed = at === null ? -1 : review.findIndex(({ seq, until }) => seq <= at && at <= until)
  const [lastFollowed, setLastFollowed] = useState(-1)
  // The round of the step in sight; afterwards one may still choose another one.
  if (followed !== lastFollowed) {
    setLastFollowed(followed)
    if (followed >= 0) setChosen(followed)
  }
  const board = useRef<HTMLDivElement>(null)
  const round = review[chosen]
  if (!round) return null
  const choose = (at: number) => {
    setChosen(at)
    // On a phone the board is below the table.
    board.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section className="board cx-table cx-review" data-testid="board" aria-label={say(language, 'review')}>
      <div className="cx-review-layout">
        <div className="cx-aside-column">
          <section className="cx-panel">
            <h2>{say(language, 'review')}</h2>
            <p className="cx-hint">{say(language, 'reviewIntro')}</p>
            <Tips view={view} review={review} language={language} />
          </section>
          <section className="cx-panel">
            <RegretChart review={review} language={language} chosen={chosen} />
            <RoundsTable view={view} review={review} language={language} chosen={chosen} choose={choose} />
          </section>
        </div>
        <div className="cx-review-round" ref={board}>
          <ReviewRound key={round.round} view={view} round={round} language={language} />
          <a className="cx-to-step" href={link(round.seq)} onClick={follow}>
            {fill(text.toStep, { n: round.seq })}
          </a>
        </div>
      </div>
    </section>
  )
}

function Tips({ view, review, language }: { view: View; review: Rounds; language: Language }) {
  const seats = view.scores.map((_, seat) => ({ seat, totals: totalsOf(review, seat) }))
  return (
    <>
      <ul className="cx-tips">
        {seats.map(({ seat, totals }) => {
          const { key, count } = tipOf(totals)
          return (
            <li key={seat}>
              <MarbleIcon colour={view.table.colours[seat] ?? 'white'} />
              <span>{say(language, key, { seat: seatName(view, seat, language), count })}</span>
            </li>
          )
        })}
      </ul>
      <table className="cx-totals">
        <caption>{say(language, 'givenAway')}</caption>
        <thead>
          <tr>
            <td />
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {say(language, KIND_KEYS[kind])}
              </th>
            ))}
            <th scope="col">{say(language, 'total')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat, totals }) => (
            <tr key={seat}>
              <th scope="row">{seatName(view, seat, language)}</th>
              {KINDS.map((kind) => (
                <td key={kind}>{totals[kind]}</td>
              ))}
              <td>
                <b>{totals.build + totals.lock + totals.path}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
