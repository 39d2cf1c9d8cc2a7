// The best solo runs of this browser, one list for each of four timers (MF-48).
import { placeNow } from '../../ui/address'
import { PER_COLOUR } from './facts'
import { isReplay, isSolo } from './reading'
import type { View } from './wire'

export interface Run {
  /** The table and its round, so that a reload does not count twice. */
  id: string
  score: number
  tricks: number
  /** When it was played, for ties. */
  date_ms: number
}

const KEPT = 10
const KEY = 'tablee.monster_freeze.best.'

export interface Score {
  score: number
  colours: number
  seconds: number
  tricks: number
}

/** The score of the last round; null while there is none. */
export function scoreOf(view: View): Score | null {
  const end = view.rounds.at(-1)
  const counts = end?.counts[0]
  if (!isSolo(view) || !end || !counts) return null
  const colours = counts.filter((count) => count > 0).length
  const score = view.scores[0] ?? 0
  return {
    score,
    colours,
    seconds: score - PER_COLOUR * colours,
    tricks: counts.reduce((sum, count) => sum + count, 0),
  }
}

/** A run of nothing has no rank. */
export function ranked(runs: readonly Run[], more: Run): Run[] {
  const isIn = more.score === 0 || runs.some((run) => run.id === more.id)
  const all = isIn ? [...runs] : [...runs, more]
  return all
    .sort((one, other) => other.score - one.score || other.tricks - one.tricks || one.date_ms - other.date_ms)
    .slice(0, KEPT)
}

function keptRuns(seconds: number): Run[] {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}${seconds}`) ?? '[]') as Run[]
  } catch {
    return []
  }
}

/** Enters the last round into its list, once; null for unranked runs and in replays. */
export function enterRun(view: View): { id: string; runs: Run[] } | null {
  const seconds = view.high_scores
  const score = scoreOf(view)
  if (seconds === null || !score || view.seat === null || isReplay()) return null
  const id = `${placeNow().pathname} ${view.round}`
  const runs = ranked(keptRuns(seconds), { id, score: score.score, tricks: score.tricks, date_ms: Date.now() })
  try {
    localStorage.setItem(`${KEY}${seconds}`, JSON.stringify(runs))
  } catch {
    // A browser that keeps nothing: the list is shown once and forgotten.
  }
  return { id, runs }
}
