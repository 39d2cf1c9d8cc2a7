// Everybody warms up before the first round: whose turn it is, and the way to the next player.
import type { Language } from '../board'
import { MOST_PRACTICE_FLICKS } from './facts'
import { say, saySeat } from './text'
import type { Action, View } from './wire'

interface Props {
  view: View
  seat: number | null
  /** Whether the turn may be passed on now. */
  canPass: boolean
  isBusy: boolean
  send: (action: Action) => void
  language: Language
}

export function PracticePanel({ view, seat, canPass, isBusy, send, language }: Props) {
  if (view.round !== 0 || view.phase === 'game_over') return null
  const player = view.players[view.active]
  const isLast = view.active === view.players.length - 1
  return (
    <section className="ice-panel" data-testid="practice">
      <h2>{say(language, 'practice', { seat: saySeat(language, view.active) })}</h2>
      <p className="ice-small">
        {say(language, 'practiceHint', { count: player?.turns ?? 0, most: MOST_PRACTICE_FLICKS })}
      </p>
      {canPass && view.active === seat && (
        <div className="ice-row">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              send({ type: 'end_turn' })
            }}
          >
            {say(language, isLast ? 'practiceStart' : 'practiceNext')}
          </button>
        </div>
      )}
    </section>
  )
}
