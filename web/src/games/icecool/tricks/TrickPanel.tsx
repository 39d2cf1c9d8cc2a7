// The set shot of this table: what it asks for, how it goes, and where to go from here.
import { goToTable } from '../../../home/goToTable'
import { playerName } from '../../../home/playerName'
import { makeTable } from '../../../net/api'
import { Failure } from '../../../ui/Failure'
import { useAttempt } from '../../../ui/useAttempt'
import type { Language } from '../../board'
import { MOST_TRICK_FLICKS, TRICKS } from '../facts'
import type { View } from '../wire'
import type { BestTry } from './kept'
import { Stars } from './Stars'
import { TrickList } from './TrickList'
import { sayTrick } from './words'
import './tricks.css'

interface Props {
  view: View
  best: BestTry | null
  language: Language
  /** Whoever only looks on is not sent anywhere. */
  isMine: boolean
}

export function TrickPanel({ view, best, language, isMine }: Props) {
  const { busy, failed, attempt } = useAttempt()
  const trick = view.table.trick ?? null
  const told = trick === null ? undefined : TRICKS[trick - 1]?.[language]
  if (trick === null || told === undefined) return null
  const isOver = view.phase === 'game_over'
  const next = TRICKS[trick]?.[language]
  const options = {
    ...(view.table.tremor !== 'small' && { tremor: view.table.tremor }),
    ...(view.table.colours && { colours: view.table.colours }),
  }
  const goOn = () =>
    attempt(async () => {
      goToTable(await makeTable('icecool', ['me'], { ...options, trick: trick + 1 }, {}, playerName()))
    })
  return (
    <section className="ice-panel ice-trick" data-testid="trick">
      <h2>{sayTrick(language, 'task', { number: trick, name: told.name })}</h2>
      <p>{told.task}</p>
      {isOver ? (
        <p className="ice-trick-end" role="status">
          {view.ending === 'made' && <Stars count={view.stars ?? 0} language={language} size={30} />}
          <b>{sayTrick(language, view.ending === 'made' ? 'made' : 'missed', { flicks: view.flicks })}</b>
        </p>
      ) : (
        <p className="ice-small">
          {sayTrick(language, 'flick', { number: Math.min(view.flicks + 1, MOST_TRICK_FLICKS) })} ·{' '}
          {sayTrick(language, 'prize')}
        </p>
      )}
      {best && <p className="ice-small">{sayTrick(language, 'best', { count: best.flicks })}</p>}
      {isMine && isOver && next && (
        <div className="ice-row">
          <button type="button" className="ice-main" disabled={busy} onClick={() => void goOn()}>
            {sayTrick(language, 'next', { name: next.name })}
          </button>
        </div>
      )}
      {failed !== null && <Failure error={failed} />}
      {isMine && (
        <details className="ice-fold">
          <summary>{sayTrick(language, 'others')}</summary>
          <TrickList key={best?.flicks} language={language} options={options} current={trick} />
        </details>
      )}
    </section>
  )
}
