// The end of a solo run: its score, and the best runs of this browser with the same timer.
import { placeNow } from '../../ui/address'
import { useState } from 'react'
import { wasGuided } from '../../guide/progress'
import type { Language } from '../board'
import { enterRun, scoreOf } from './highScores'
import { sayClock } from './tableClock'
import { say } from './text'
import type { View } from './wire'

export function HighScores({ view, language }: { view: View; language: Language }) {
  const [entered] = useState(() => enterRun(view))
  const score = scoreOf(view)
  // A run of nothing has no score to add up, and no rank.
  if (!score || score.score === 0) return null
  const seconds = view.high_scores
  return (
    <div className="mf-scores" data-testid="mf-scores">
      <p className="mf-score" data-testid="mf-score">
        <b>{say(language, 'score', { score: score.score })}</b>{' '}
        {say(language, score.seconds > 0 ? 'scoreSum' : 'scoreSumLost', { ...score })}
      </p>
      {/* Whoever has just learnt the game has not asked for a list. */}
      {seconds === null && !wasGuided(placeNow().pathname) && <p>{say(language, 'unranked')}</p>}
      {seconds !== null && entered && (
        <table className="mf-best">
          <caption>{say(language, 'best', { time: sayClock(seconds * 1000) })}</caption>
          <tbody>
            {entered.runs.slice(0, 5).map((run, at) => (
              <tr key={run.id} className={run.id === entered.id ? 'mf-winner' : ''}>
                <th scope="row">{at + 1}</th>
                <td>
                  <b>{run.score}</b>
                </td>
                <td>{say(language, 'bestTricks', { tricks: run.tricks })}</td>
                <td>
                  {run.id === entered.id
                    ? say(language, 'thisRun')
                    : new Date(run.date_ms).toLocaleDateString(language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
