// How far a guided first game has come. A step waits for its moment, and none is passed over unread:
// what has come while another one was being read is shown after it. Pure, so that it can be tested.
import type { GuideMoment, GuideStep } from '../games/board'

export interface Progress {
  /** Steps whose moment has come, in this order. */
  readonly come: readonly string[]
  /** Those that have been on show. */
  readonly seen: readonly string[]
  /** Those whose goal has been reached. */
  readonly reached: readonly string[]
  /** Read or done. */
  readonly past: readonly string[]
  /** The one on show. */
  readonly now: string | null
  /** How many goals in a row have just been reached on show: there is something to praise. */
  readonly wins: number
  readonly isPraised: boolean
}

export const BEGINNING: Progress = {
  come: [],
  seen: [],
  reached: [],
  past: [],
  now: null,
  wins: 0,
  isPraised: false,
}

type Steps = readonly GuideStep[]

export const stepOf = (steps: Steps, id: string | null): GuideStep | null =>
  steps.find((step) => step.id === id) ?? null

/** To be read, not to be done: a goal that was reached before it could be shown is only told of. */
export const isReading = (step: GuideStep, { reached }: Progress): boolean => !step.until || reached.includes(step.id)

/** Its goal was reached while something else was being read. */
export const isLate = (step: GuideStep, { reached }: Progress): boolean =>
  step.until !== undefined && reached.includes(step.id)

function hasCome(steps: Steps, step: GuideStep, { past }: Progress, moment: GuideMoment): boolean {
  if (step.from) return step.from(moment)
  const line = steps.filter((each) => !each.isAside)
  const before = line[line.indexOf(step) - 1]
  return !before || past.includes(before.id)
}

/** After one more moment. */
export function hear(steps: Steps, progress: Progress, moment: GuideMoment): Progress {
  const next = choose(steps, come(steps, giveUp(steps, reach(steps, progress, moment), moment), moment))
  if (next === progress) return progress
  // What has only just come is not done by what happened before.
  return hear(steps, next, { ...moment, events: [] })
}

const isWaiting = ({ id }: GuideStep, { come, reached, past }: Progress): boolean =>
  come.includes(id) && !reached.includes(id) && !past.includes(id)

function reach(steps: Steps, progress: Progress, moment: GuideMoment): Progress {
  const fresh = steps.filter((step) => isWaiting(step, progress) && step.until?.(moment))
  if (fresh.length === 0) return progress
  const ids = fresh.map(({ id }) => id)
  const done = ids.filter((id) => progress.seen.includes(id))
  return {
    ...progress,
    reached: [...progress.reached, ...ids],
    past: [...progress.past, ...done],
    now: done.includes(progress.now ?? '') ? null : progress.now,
    wins: progress.wins + done.length,
    isPraised: progress.isPraised && done.length === 0,
  }
}

/** Once the game is over nobody waits for what was not done. */
function giveUp(steps: Steps, progress: Progress, moment: GuideMoment): Progress {
  const ids = steps.filter((step) => isWaiting(step, progress) && step.isOff?.(moment)).map(({ id }) => id)
  if (ids.length === 0) return progress
  const now = ids.includes(progress.now ?? '') ? null : progress.now
  return { ...progress, past: [...progress.past, ...ids], now }
}

function come(steps: Steps, progress: Progress, moment: GuideMoment): Progress {
  const fresh = steps.filter(
    (step) => !progress.come.includes(step.id) && !step.isOff?.(moment) && hasCome(steps, step, progress, moment),
  )
  if (fresh.length === 0) return progress
  // In this position there may be nothing left to do: then it is told of.
  const done = fresh.filter((step) => step.until?.({ ...moment, events: [] }))
  return {
    ...progress,
    come: [...progress.come, ...fresh.map(({ id }) => id)],
    reached: [...progress.reached, ...done.map(({ id }) => id)],
  }
}

/** What is being read stays; then surprises, as they came; then the steps, in their order. */
function choose(steps: Steps, progress: Progress): Progress {
  const shown = stepOf(steps, progress.now)
  if (shown && (isReading(shown, progress) || shown.isAside)) return progress
  const open = (step: GuideStep | null) =>
    step !== null && progress.come.includes(step.id) && !progress.past.includes(step.id)
  const aside = progress.come.map((id) => stepOf(steps, id)).find((step) => step?.isAside && open(step))
  const wanted = aside ?? shown ?? steps.find(open) ?? null
  const now = wanted?.id ?? null
  if (now === progress.now) return progress
  const seen = now === null || progress.seen.includes(now) ? progress.seen : [...progress.seen, now]
  return { ...progress, now, seen }
}

/** The learner goes on from the step on show. */
export function goOn(steps: Steps, progress: Progress, moment: GuideMoment): Progress {
  const { now, past } = progress
  if (now === null) return progress
  return hear(
    steps,
    { ...progress, past: past.includes(now) ? past : [...past, now], now: null, isPraised: true },
    { ...moment, events: [] },
  )
}

const KEY = 'tablee.guide.'

/** What was kept in this tab for a reload. */
export function keptProgress(place: string, steps: Steps): Progress {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY + place) ?? '{}') as Partial<Progress> | null
    const known = (ids: readonly string[] | undefined) => (ids ?? []).filter((id) => stepOf(steps, id))
    return {
      ...BEGINNING,
      come: known(kept?.come),
      seen: known(kept?.seen),
      reached: known(kept?.reached),
      past: known(kept?.past),
      now: stepOf(steps, kept?.now ?? null)?.id ?? null,
      wins: kept?.wins ?? 0,
      isPraised: kept?.isPraised ?? false,
    }
  } catch {
    return BEGINNING
  }
}

export function keepProgress(place: string, progress: Progress): void {
  sessionStorage.setItem(KEY + place, JSON.stringify(progress))
}

/** Whether this table's game was begun with the guide, in this tab. */
export function wasGuided(place: string): boolean {
  return sessionStorage.getItem(KEY + place) !== null
}
