// Beside the cards: how long it has been, a pause, and the vote for another centre card.
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { isSolo, offered, PAUSES } from './reading'
import { SeatMark } from './SeatMark'
import { playTime, sayClock, useTableTime, type TableClock } from './tableClock'
import { say, sayNames } from './text'
import type { View } from './wire'

interface Props {
  view: View
  offer: Offer | null
  clock: TableClock
  language: Language
  busy: boolean
  act: (action: Record<string, unknown>) => void
}

export function Controls({ view, offer, clock, language, busy, act }: Props) {
  const pause = offered(offer, 'pause')
  const vote = offered(offer, 'vote_refresh')
  const left = view.seat === null ? 0 : PAUSES - (view.players[view.seat]?.pauses ?? 0)
  const voters = view.players.flatMap((player, seat) => (player.voted ? [seat] : []))
  const voteWords = [say(language, 'voteHint'), voters.length > 0 ? say(language, 'votes', { names: sayNames(language, voters) }) : ''].join(' ').trim()
  return (
    <div className="mf-controls">
      {!isSolo(view) && <PlayClock view={view} clock={clock} language={language} />}
      {pause && (
        <button type="button" className="mf-small" disabled={busy} onClick={() => { act(pause) }}>
          <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M8 5v14M16 5v14" /></svg>
          {isSolo(view) ? say(language, 'pause') : say(language, 'pauseLeft', { count: left })}
        </button>
      )}
      {(vote ?? voters.length > 0) && (
        <button type="button" className="mf-small" disabled={busy || !vote} title={voteWords} aria-label={`${say(language, 'vote')}. ${voteWords}`} onClick={() => { if (vote) act(vote) }}>
          {say(language, 'vote')}
          {voters.map((seat) => <SeatMark key={seat} seat={seat} size={18} />)}
        </button>
      )}
    </div>
  )
}

function PlayClock({ view, clock, language }: Pick<Props, 'view' | 'clock' | 'language'>) {
  const time = sayClock(playTime(view, useTableTime(clock)))
  return <span className="mf-clock" role="timer" aria-label={say(language, 'clock')}>{time}</span>
}

/** Solo: the sand that is left. */
export function SandTimer({ view, clock, language }: Pick<Props, 'view' | 'clock' | 'language'>) {
  const left = Math.max(0, view.table.timer_ms - playTime(view, useTableTime(clock)))
  const share = left / view.table.timer_ms
  return (
    <div className={left < 15_000 ? 'mf-sand mf-sand-low' : 'mf-sand'} role="timer" aria-label={say(language, 'sand')}>
      <svg className="mf-hourglass" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 3h12M6 21h12M7.500 3c0 5 3.500 6 3.500 9s-3.500 4-3.500 9M16.500 3c0 5-3.500 6-3.500 9s3.500 4 3.500 9" /></svg>
      <span className="mf-sand-bar" aria-hidden="true"><i style={{ transform: `scaleX(${share})` }} /></span>
      <b>{sayClock(left + 999)}</b>
    </div>
  )
}
