// The set shots, with the stars that this browser has won; each opens a table of its own.
import { goToTable } from '../../../home/goToTable'
import { playerName } from '../../../home/playerName'
import { makeTable } from '../../../net/api'
import { Failure } from '../../../ui/Failure'
import { useAttempt } from '../../../ui/useAttempt'
import type { Language } from '../../board'
import { TRICKS } from '../facts'
import { readTries } from './kept'
import { Stars } from './Stars'
import { sayTrick } from './words'
import './tricks.css'

interface Props {
  language: Language
  /** What the tables have in common: colours, unsteady hands. */
  options: Record<string, unknown>
  /** The one that is being tried. */
  current?: number | null
}

export function TrickList({ language, options, current = null }: Props) {
  const { busy, failed, attempt } = useAttempt()
  const kept = readTries()
  const open = (trick: number) =>
    attempt(async () => {
      goToTable(await makeTable('icecool', ['me'], { ...options, trick }, {}, playerName()))
    })
  return (
    <>
      <ol className="ice-tricks" data-testid="tricks">
        {TRICKS.map((told, at) => {
          const trick = at + 1
          const stars = kept[trick]?.stars ?? 0
          return (
            <li key={trick}>
              <button
                type="button"
                disabled={busy}
                aria-current={trick === current ? 'step' : undefined}
                onClick={() => void open(trick)}
              >
                <span className="ice-trick-number" aria-hidden="true">
                  {trick}
                </span>
                <span className="ice-trick-name">{told[language].name}</span>
                <Stars count={stars} language={language} />
                <span className="ice-trick-task">{told[language].task}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {failed !== null && <Failure error={failed} />}
      <p className="ice-trick-sum">
        {sayTrick(language, 'sum', {
          stars: Object.values(kept).reduce((sum, each) => sum + each.stars, 0),
          all: 3 * TRICKS.length,
        })}
      </p>
    </>
  )
}
