// Beside the board while locking, walking or watching.
import { upper } from '../../ui/naming'
import type { Language } from '../board'
import { ConeIcon, PieceIcon } from './Pieces'
import { PIECES } from './facts'
import { pieceOn, pointsOf } from './reading'
import { say, sayPlace } from './text'
import { seatName } from './talk'
import type { LockTurn } from './useLockDraft'
import type { PathTurn } from './usePathDraft'
import type { View } from './wire'

interface PanelProps {
  view: View
  language: Language
  busy: boolean
}

export function LockPanel({
  view,
  turn,
  language,
  busy,
  confirm,
}: PanelProps & { turn: LockTurn; confirm: () => void }) {
  const cones = [
    { kind: 'start', title: 'lockStart', id: turn.start, ask: turn.exitToExit ? 'lockNoStartExit' : 'lockNoStart' },
    { kind: 'exit', title: 'lockExit', id: turn.exit, ask: 'lockNoExit' },
  ] as const
  const now = turn.start === null ? 'start' : turn.exit === null ? 'exit' : null
  return (
    <section className="cx-panel">
      <h2>{say(language, 'stepLock', { builder: seatName(view, view.builder ?? 0, language) })}</h2>
      <div className="cx-cones">
        {cones.map(({ kind, title, id, ask }) => (
          <div key={kind} className={`cx-cone-slot${now === kind ? ' cx-now' : ''}${id ? ' cx-set' : ''}`}>
            <ConeIcon kind={kind} />
            <span>
              <b>{say(language, title)}</b>
              <br />
              {id ? upper(sayPlace(language, id, view)) : say(language, ask)}
            </span>
          </div>
        ))}
      </div>
      <div className="cx-buttons">
        <button type="button" className="cx-quiet" disabled={turn.start === null || busy} onClick={turn.back}>
          {say(language, 'undo')}
        </button>
        <button type="button" className="cx-confirm" disabled={now !== null || busy} onClick={confirm}>
          {say(language, 'confirm')}
        </button>
      </div>
    </section>
  )
}

export function PathPanel({
  view,
  turn,
  language,
  busy,
  walk,
}: PanelProps & { turn: PathTurn; walk: (doors: readonly string[]) => void }) {
  const { doors, only, arrived } = turn
  const atHome = arrived && doors.length === 0
  const hint = atHome ? 'pathHome' : arrived ? 'pathArrived' : only ? 'pathOne' : 'pathHint'
  const shortcut = only && !(arrived && doors.length > 0)
  // The only way is shown with its price before it is walked.
  const way = shortcut ? only : doors
  return (
    <section className="cx-panel">
      <h2>{say(language, 'stepPath')}</h2>
      <div className="cx-walk">
        <div className="cx-points">
          <b>{pointsOf(view.board, way)}</b>
          <span>{say(language, 'pathPoints')}</span>
        </div>
        <ol className="cx-taken-list" aria-label={say(language, 'pathDoors')}>
          {way.map((door) => {
            const piece = pieceOn(view.board, door)
            return (
              <li key={door}>
                {piece && <PieceIcon piece={piece} size={30} />}
                <span>{door}</span>
              </li>
            )
          })}
        </ol>
      </div>
      <p className="cx-missing" data-testid="cx-missing">
        {say(language, hint)}
      </p>
      <div className="cx-buttons">
        <button type="button" className="cx-quiet" disabled={doors.length === 0 || busy} onClick={turn.back}>
          {say(language, 'undo')}
        </button>
        {shortcut ? (
          <button
            type="button"
            className="cx-confirm"
            disabled={busy}
            onClick={() => {
              walk(only)
            }}
          >
            {say(language, only.length === 0 ? 'stayIn' : 'walkIt')}
          </button>
        ) : (
          <button
            type="button"
            className="cx-confirm"
            disabled={!arrived || busy}
            onClick={() => {
              walk(doors)
            }}
          >
            {say(language, 'confirm')}
          </button>
        )}
      </div>
    </section>
  )
}

/** Nothing to do here: the round and its roles. How it ended stands around the board. */
export function WatchPanel({ view, language }: Omit<PanelProps, 'busy'>) {
  if (view.phase === 'draw')
    return (
      <section className="cx-panel">
        <h2>{say(language, 'stepDraw')}</h2>
        <p className="cx-hint">{say(language, 'fistHint')}</p>
      </section>
    )
  const builder = seatName(view, view.builder ?? 0, language)
  const locker = seatName(view, view.locker ?? 0, language)
  return (
    <section className="cx-panel">
      <h2>{say(language, 'stepWatch', { round: view.round })}</h2>
      <p className="cx-hint">{say(language, 'watchRound', { builder, locker })}</p>
      {view.phase === 'build' && view.round > 1 && view.hand !== '' && (
        <div className="cx-hand" data-cx-hand aria-hidden="true">
          {Array.from(view.hand).map((letter, at) => {
            const piece = PIECES.find((one) => one === letter)
            return piece && <PieceIcon key={at} piece={piece} size={30} />
          })}
        </div>
      )}
    </section>
  )
}
