// The end of the night: the hexagon, the medal, the rounds.
import type { Language } from '../board'
import { Hexagon } from './Puzzle'
import { MedalMark } from './RoundTrack'
import { sayMissing } from './talk'
import { say } from './text'
import type { View } from './wire'

export function Finale({ view, language }: { view: View; language: Language }) {
  if (view.phase !== 'over' || view.reason === null) return null
  const { medal, reason, round } = view
  const isWon = reason === 'hexagon'
  return (
    <section className={isWon ? 'coolock-finale coolock-finale-won' : 'coolock-finale'}>
      <div className="coolock-finale-art">
        <Hexagon view={view} fresh={null} />
        {isWon && <span className="coolock-rays" aria-hidden="true" />}
      </div>
      <div>
        <h2>{say(language, `over_${reason}`)}</h2>
        {isWon && (
          <p className="coolock-finale-medal">
            {medal && medal !== 'complete' && <MedalMark medal={medal} />}
            <b>{say(language, `medal_${medal ?? 'complete'}`)}</b> {say(language, 'overRounds', { round })}
          </p>
        )}
        {!isWon && <p>{sayMissing(language, view)}</p>}
        {medal !== 'gold' && <p className="coolock-small">{say(language, 'overNext', { round: view.gold_round })}</p>}
      </div>
    </section>
  )
}
