// Beside the cards: how long it has been, a pause, and the vote for another centre card.
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { PAUSES } from './facts'
import { isSolo, offered } from './reading'
import { SeatMark } from './SeatMark'
import { playTime, sayClock, useTableTime, type TableTime } from './tableClock'
import { say, sayNames } from './text'
import type { View } from './wire'

interface Props {
  view: View
  offer: Offer | null
  now: TableTime
  language: Language
  busy: boolean
  act: (action: Record<string, unknown>) => void
}

export function Controls({ view, offer, now, language, busy, act }: Props) {
  const pause = offered(offer, 'pause')
  const vote = offered(offer, 'vote_refresh')
  const left = view.seat === null ? 0 : PAUSES - (view.players[view.seat]?.pauses ?? 0)
  const voters = view.players.flatMap((player, seat) => (player.voted ? [seat] : []))
  const voteWords = [
    say(language, 'voteHint'),
    voters.length > 0 ? say(language, 'votes', { names: sayNames(language, voters) }) : '',
  ]
    .join(' ')
    .trim()
  return (
    <div className="mf-controls">
      {!isSolo(view) && <PlayClock view={view} now={now} language={language} />}
      {pause && (
        <button
          type="button"
          className="mf-small"
          disabled={busy}
          onClick={() => {
            act(pause)
          }}
        >
          <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M8 5v14M16 5v14" />
          </svg>
          <span className="mf-words">
            {isSolo(view) ? say(language, 'pause') : say(language, 'pauseLeft', { count: left })}
          </span>
          {!isSolo(view) && (
            <b className="mf-short" aria-hidden="true">
              {left}
            </b>
          )}
        </button>
      )}
      {(vote ?? voters.length > 0) && (
        <button
          type="button"
          className="mf-small"
          disabled={busy || !vote}
          title={voteWords}
          aria-label={`${say(language, 'vote')}. ${voteWords}`}
          onClick={() => {
            if (vote) act(vote)
          }}
        >
          <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5" />
          </svg>
          <span className="mf-words">{say(language, 'vote')}</span>
          {voters.map((seat) => (
            <SeatMark key={seat} seat={seat} size={18} />
          ))}
        </button>
      )}
    </div>
  )
}

function PlayClock({ view, now, language }: Pick<Props, 'view' | 'now' | 'language'>) {
  const time = sayClock(playTime(view, useTableTime(now)))
  return (
    <span className="mf-clock" role="timer" aria-label={say(language, 'clock')}>
      {time}
    </span>
  )
}

/** Solo: the sand that is left. */
export function SandTimer({ view, now, language }: Pick<Props, 'view' | 'now' | 'language'>) {
  const left = Math.max(0, view.table.timer_ms - playTime(view, useTableTime(now)))
  const share = left / view.table.timer_ms
  return (
    <div className={left < 15_000 ? 'mf-sand mf-sand-low' : 'mf-sand'} role="timer" aria-label={say(language, 'sand')}>
      <svg className="mf-hourglass" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12M6 21h12M7.500 3c0 5 3.500 6 3.500 9s-3.500 4-3.500 9M16.500 3c0 5-3.500 6-3.500 9s3.500 4 3.500 9" />
      </svg>
      <span className="mf-sand-bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${share})` }} />
      </span>
      <b>{sayClock(left + 999)}</b>
    </div>
  )
}
