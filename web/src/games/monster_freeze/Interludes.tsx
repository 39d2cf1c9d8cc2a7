// What stands in place of play: getting ready, counting down, a pause, the end.
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { CouldHave } from './CouldHave'
import { Dance } from './Dance'
import { HighScores } from './HighScores'
import { COUNTDOWN_MS } from './facts'
import { isSolo, offered } from './reading'
import { RoundResult, sayResult } from './RoundResult'
import { SeatMark } from './SeatMark'
import { useTableTime, type TableTime } from './tableClock'
import { say, sayNames, saySeat } from './text'
import type { View } from './wire'

interface Props {
  view: View
  seat: number | null
  offer: Offer | null
  language: Language
  busy: boolean
  now: TableTime
  motion: boolean
  act: (action: Record<string, unknown>) => void
}

export function ReadyPanel({ view, seat, offer, language, busy, now, motion, act }: Props) {
  const ready = offered(offer, 'ready')
  const last = view.rounds.at(-1)
  const { rounds_to_win } = view.table
  const isReady = seat !== null && view.players[seat]?.ready
  return (
    <section className="mf-panel" aria-label={say(language, 'round', { round: view.round })}>
      <h2>{last ? sayResult(view, last, language) : say(language, 'round', { round: view.round })}</h2>
      {last && <Dance end={last} seat={seat} language={language} motion={motion} />}
      {last ? (
        <RoundResult view={view} end={last} language={language} />
      ) : (
        <p>
          {say(language, isSolo(view) ? 'roundAimSolo' : 'roundAim')}{' '}
          {!isSolo(view) && say(language, 'matchAim', { count: rounds_to_win })}
        </p>
      )}
      {ready && (
        <button
          type="button"
          className="mf-big mf-ready"
          data-testid="mf-ready"
          disabled={busy}
          onClick={() => {
            act(ready)
          }}
        >
          {say(language, 'readyButton')}
        </button>
      )}
      <ReadyClock view={view} language={language} now={now} />
      {isReady && !ready && (
        <p className="mf-ready-done" role="status">
          {say(language, 'readyDone')}
        </p>
      )}
      {!isSolo(view) && (
        <ul className="mf-who">
          {view.players.map(
            (player, each) =>
              !player.left && (
                <li key={each} className={player.ready ? 'mf-is-ready' : ''}>
                  <SeatMark seat={each} /> <b>{saySeat(language, each)}</b>
                  <span>
                    {say(language, view.out?.includes(each) ? 'satOut' : player.ready ? 'ready' : 'notReady')}
                  </span>
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  )
}

/** Once most of the people are ready, the others have a while (MF-16). */
function ReadyClock({ view, language, now }: Pick<Props, 'view' | 'language' | 'now'>) {
  const left = (view.begins_ms ?? 0) - useTableTime(now)
  return (
    left > 0 && (
      <p className="mf-ready-in" role="timer">
        {say(language, 'readyIn', { seconds: Math.ceil(left / 1000) })}
      </p>
    )
  )
}

/** Three, two, one, over covered cards. */
export function CountingDown({ view, now, language }: Pick<Props, 'view' | 'now' | 'language'>) {
  const left = COUNTDOWN_MS - (useTableTime(now) - view.since_ms)
  const seconds = Math.min(COUNTDOWN_MS / 1000, Math.ceil(left / 1000))
  const words = say(language, view.phase === 'resuming' ? 'resumesIn' : 'startsIn', { seconds: Math.max(seconds, 0) })
  return (
    <div className="mf-curtain mf-curtain-clear" data-testid="mf-curtain" role="status">
      <span className="mf-digit" key={seconds} aria-hidden="true">
        {seconds > 0 ? seconds : say(language, 'go')}
      </span>
      <span className="hidden">{words}</span>
    </div>
  )
}

export function PauseCurtain({ view, seat, offer, language, busy, act }: Props) {
  const resume = offered(offer, 'resume')
  const by = view.paused_by
  const isMine = isSolo(view) || by === null || by === seat
  return (
    <div className="mf-curtain" data-testid="mf-curtain">
      <div className="mf-panel">
        <h2>
          {by === null || isSolo(view)
            ? say(language, isSolo(view) ? 'pause' : 'pausedIdle')
            : say(language, 'pausedBy', { seat: saySeat(language, by) })}
        </h2>
        <p>{say(language, 'pausedHint')}</p>
        {view.resumers.length > 0 && (
          <p role="status">{say(language, 'resumers', { names: sayNames(language, view.resumers) })}</p>
        )}
        {resume && (
          <button
            type="button"
            className="mf-big mf-resume"
            data-testid="mf-resume"
            disabled={busy}
            onClick={() => {
              act(resume)
            }}
          >
            {say(language, isMine ? 'resume' : 'resumeAsk')}
          </button>
        )}
      </div>
    </div>
  )
}

export function OverPanel({ view, seat, language, motion }: Pick<Props, 'view' | 'seat' | 'language' | 'motion'>) {
  const last = view.rounds.at(-1)
  return (
    <section className="mf-panel mf-over-panel" data-testid="mf-over-panel" aria-label={say(language, 'result')}>
      {last && <h2>{sayResult(view, last, language)}</h2>}
      {last && !view.closed && <Dance end={last} seat={seat} language={language} motion={motion} />}
      {view.closed && <p>{say(language, 'closed')}</p>}
      {last && <RoundResult view={view} end={last} language={language} />}
      <CouldHave view={view} seat={seat} language={language} motion={motion} />
      {isSolo(view) && last && <HighScores view={view} language={language} />}
    </section>
  )
}
