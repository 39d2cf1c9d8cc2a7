// How a round ended, with everybody's tricks by colour and the reason in words (MF-36 to MF-39).
import type { Language } from '../board'
import { Monster } from './Monster'
import { SeatMark } from './SeatMark'
import { COLOURS } from './facts'
import { isSolo } from './reading'
import { sayClock } from './tableClock'
import { say, sayNames, saySeat, type TextKey } from './text'
import type { RoundEnd, View } from './wire'

const mostOf = (counts: readonly number[]) => Math.max(0, ...counts)

function sayWhy(end: RoundEnd, language: Language): string {
  if (end.reason === 'five_colours') return say(language, 'whyFive', { time: sayClock(end.play_ms) })
  if (end.reason === 'drawn') return say(language, 'whyDrawn')
  if (end.reason !== 'exhausted') return ''
  const most = mostOf(end.counts.map(mostOf))
  const equal = end.counts.flatMap((counts, seat) => (mostOf(counts) === most ? [seat] : []))
  const tie = equal.length > 1 ? say(language, 'whyTie', { names: sayNames(language, equal), count: most }) : ''
  return `${say(language, 'whyExhausted')} ${tie}`.trim()
}

export function sayResult(view: View, end: RoundEnd, language: Language): string {
  const keys: Partial<Record<RoundEnd['reason'], TextKey>> = {
    time_up: 'resultTimeUp',
    solo_exhausted: 'resultPileOut',
  }
  if (end.winner === null) return say(language, keys[end.reason] ?? 'resultDrawn')
  return isSolo(view)
    ? say(language, 'resultWonYou')
    : say(language, 'resultWon', { seat: saySeat(language, end.winner) })
}

export function RoundResult({ view, end, language }: { view: View; end: RoundEnd; language: Language }) {
  return (
    <div className="mf-result">
      <p>{sayWhy(end, language)}</p>
      {!isSolo(view) && (
        <table className="mf-counts">
          <caption className="hidden">{say(language, 'counts')}</caption>
          <thead>
            <tr>
              <td />
              {COLOURS.map((colour) => (
                <th key={colour} scope="col">
                  <Monster colour={colour} />
                  <span className="hidden">{say(language, colour)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {end.counts.map((counts, seat) => (
              <tr key={seat} className={seat === end.winner ? 'mf-winner' : ''}>
                <th scope="row">
                  <SeatMark seat={seat} size={20} /> {saySeat(language, seat)}
                </th>
                {counts.map((count, at) => (
                  <td key={at}>{count > 0 && count === mostOf(counts) ? <b>{count}</b> : count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
