// Five counters, one for each colour: one's own large, those of the others small.
import type { Language } from '../board'
import type { Colour } from './cards'
import { Monster } from './Monster'
import { COLOURS } from './facts'
import { countsOf } from './reading'
import { sayLarge, say } from './text'
import type { SeatView } from './wire'

interface Props {
  player: SeatView
  seat: number
  /** The colour of a trick that has just been laid. */
  fresh?: Colour | null
  language: Language
}

export function Counters({ player, seat, fresh = null, language }: Props) {
  const counts = countsOf(player)
  return (
    <ul className="mf-counters">
      {COLOURS.map((colour, at) => {
        const count = counts[at] ?? 0
        const name = say(language, colour)
        return (
          <li
            key={colour}
            className={`mf-counter${count > 0 ? ' mf-owned' : ''}${fresh === colour ? ' mf-recent' : ''}`}
            data-testid={fresh === colour ? 'mark-trick' : undefined}
            data-mf-counter={`${seat}-${colour}`}
          >
            <Monster colour={colour} />
            <b aria-hidden="true">{count > 0 ? count : ''}</b>
            <span className="hidden">
              {sayLarge(language, count > 0 ? 'goalHas' : 'goalMissing', { colour: name, count })}
              {fresh === colour && `, ${say(language, 'markTrick')}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Rounds won: a snowflake filled for each, an empty one for those still to win. */
export function Wins({ wins, goal, language }: { wins: number; goal: number; language: Language }) {
  if (goal < 2) return null
  return (
    <span className="mf-wins" role="img" aria-label={say(language, 'wins', { count: wins, goal })}>
      {Array.from({ length: goal }, (_, at) => (
        <i key={at} className={at < wins ? 'mf-won' : ''} />
      ))}
    </span>
  )
}
