// One row for each round: what was decided, what was best, and the difference.
import type { Language } from '../board'
import { decisionsOf, KIND_KEYS, KINDS, type Decision } from './regret'
import { seatName } from './talk'
import { say, type TextKey } from './text'
import type { Review, View } from './wire'

interface RoundsTableProps {
  view: View
  review: Review
  language: Language
  chosen: number
  choose: (at: number) => void
}

export function RoundsTable({ view, review, language, chosen, choose }: RoundsTableProps) {
  return (
    <table className="cx-rounds">
      <caption className="hidden">{say(language, 'rounds')}</caption>
      <thead>
        <tr>
          <td />
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {say(language, KIND_KEYS[kind])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {review.map((round, at) => (
          <tr
            key={round.round}
            className={at === chosen ? 'cx-chosen-row' : ''}
            onClick={() => {
              choose(at)
            }}
          >
            <th scope="row">
              <button
                type="button"
                aria-pressed={at === chosen}
                aria-label={say(language, 'showRound', { round: round.round })}
                onClick={() => {
                  choose(at)
                }}
              >
                {round.round}
              </button>
            </th>
            {decisionsOf(round).map((decision) => (
              <td key={decision.kind}>
                <Cell view={view} decision={decision} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL_KEYS: Record<Decision['kind'], TextKey> = { build: 'cellBoard', lock: 'cellLock', path: 'cellPath' }

function Cell({ view, decision, language }: { view: View; decision: Decision; language: Language }) {
  const { kind, seat, value, best, regret } = decision
  const words = say(language, CELL_KEYS[kind], { value, best: best ?? say(language, 'unknown') })
  return (
    <>
      <span className="hidden">
        {seatName(view, seat, language)}: {words}.{' '}
      </span>
      <span aria-hidden="true">
        {value} <small>/ {best ?? '?'}</small>
      </span>
      <b className={`cx-regret${regret ? ' cx-regret-some' : ''}`}>
        {regret === null ? '?' : regret > 0 ? `+${regret}` : '✓'}
      </b>
      <small className="cx-decider">{seatName(view, seat, language)}</small>
    </>
  )
}
