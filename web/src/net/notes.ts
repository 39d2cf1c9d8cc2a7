// What is worth saying of one more finished game, beside all that this browser remembers. Pure.
import type { Feat } from './api'
import type { Entry } from './records'

export type Note =
  | { type: 'best'; best: Feat }
  | { type: 'bestNow'; now: Feat; before: Feat }
  | { type: 'firstWin' }
  | { type: 'firstWinOver'; bot: string }

const isWon = ({ outcome }: Entry) => outcome === 'won' || outcome === 'shared'

/** `order`: the bots of the game, weakest first. */
export function notesOf(before: readonly Entry[], now: Entry, order: readonly string[]): Note[] {
  return [firstOf(before, now, order), bestOf(before, now)].filter((note) => note !== null)
}

function firstOf(before: readonly Entry[], now: Entry, order: readonly string[]): Note | null {
  if (now.outcome !== 'won') return null
  const wins = before.filter(isWon)
  if (wins.length === 0) return { type: 'firstWin' }
  const bot = [...(now.bots ?? [])].sort((one, other) => order.indexOf(other) - order.indexOf(one))[0]
  // Of older wins nobody knows against whom they were.
  const isKnown = wins.every(({ bots }) => bots !== undefined)
  if (bot === undefined || !isKnown || wins.some(({ bots }) => bots?.includes(bot))) return null
  return { type: 'firstWinOver', bot }
}

function bestOf(before: readonly Entry[], { feat }: Entry): Note | null {
  if (!feat || feat.worth === null) return null
  const { kind, worth } = feat
  const [best] = before
    .flatMap((entry) => (entry.feat && entry.feat.kind === kind && entry.feat.worth !== null ? [entry.feat] : []))
    .sort((one, other) => (other.worth ?? 0) - (one.worth ?? 0))
  if (!best) return null
  return worth > (best.worth ?? 0) ? { type: 'bestNow', now: feat, before: best } : { type: 'best', best }
}
