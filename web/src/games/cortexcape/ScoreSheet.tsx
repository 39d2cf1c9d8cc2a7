// The score sheet: a row for each seat, a column for each round, marbles left and totals.
import type { Language } from '../board'
import { CountUp } from './CountUp'
import { MarbleIcon } from './Pieces'
import { optionLabel } from './options'
import { say, sayLab } from './text'
import { seatName } from './talk'
import type { View } from './wire'

interface ScoreSheetProps {
  view: View
  seat: number | null
  language: Language
  motion: boolean
}

export function ScoreSheet({ view, seat, language, motion }: ScoreSheetProps) {
  const rounds = Array.from({ length: view.rounds }, (_, at) => at)
  const left = view.marbles_left
  const winners = view.winners
  const playing = view.phase !== 'over' && view.phase !== 'draw'
  return (
    <section className="cx-sheet">
      <table>
        <caption>
          {say(language, 'sheet')}{' '}
          <span className="cx-aside">
            {sayLab(language, view)} · {optionLabel('assist', null, language)}
            {language === 'fr' ? '\u00a0: ' : ': '}
            {optionLabel('assist', view.table.assist, language)}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="cx-who">
              <span className="cx-aside">{say(language, 'marbles')}</span>
            </th>
            {rounds.map((at) => (
              <th
                key={at}
                scope="col"
                className={playing && at + 1 === view.round ? 'cx-now' : ''}
                aria-label={say(language, 'round', { round: at + 1 })}
              >
                {at + 1}
              </th>
            ))}
            <th scope="col" className="cx-total" aria-label={say(language, 'total')}>
              Σ
            </th>
          </tr>
        </thead>
        <tbody>
          {view.scores.map((score, row) => (
            <tr key={row} className={winners.includes(row) ? 'cx-winner' : ''}>
              <th scope="row">
                <SeatCell
                  view={view}
                  row={row}
                  mine={row === seat}
                  count={left[row] ?? 0}
                  language={language}
                  playing={playing}
                  won={winners.includes(row)}
                />
              </th>
              {rounds.map((at) => {
                const round = view.history[at]
                return (
                  <td key={at} className={playing && at + 1 === view.round ? 'cx-now' : ''}>
                    {round?.builder === row ? round.points : ''}
                  </td>
                )
              })}
              <td className="cx-total">
                <CountUp value={score} motion={motion} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SeatCellProps {
  view: View
  row: number
  mine: boolean
  count: number
  language: Language
  playing: boolean
  won: boolean
}

function SeatCell({ view, row, mine, count, language, playing, won }: SeatCellProps) {
  const colour = view.table.colours[row] ?? 'white'
  const gone = view.left.includes(row)
  const role = !playing ? null : view.builder === row ? 'builds' : view.locker === row ? 'locks' : null
  return (
    <span className="cx-seat">
      <MarbleIcon colour={colour} />
      <span className="cx-seat-text">
        <span className={gone ? 'cx-gone' : ''}>
          {won && (
            <span aria-label={say(language, 'winner')} role="img">
              ★{' '}
            </span>
          )}
          {seatName(view, row, language)}
          {mine && <i> ({say(language, 'you')})</i>}
        </span>
        <small>
          <span aria-label={say(language, 'marblesLeft', { count })} role="img">
            ●×{count}
          </span>
        </small>
        {(gone || role) && <small className="cx-role">{say(language, gone ? 'hasLeft' : (role ?? 'builds'))}</small>}
      </span>
    </span>
  )
}
