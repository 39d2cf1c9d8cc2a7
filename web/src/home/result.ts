// How a game ended for this browser, in words.
import type { Language } from '../games/board'
import type { GameInfo, TableInfo } from '../net/api'
import { sayList } from '../ui/sayList'
import { fill } from '../ui/fill'
import type { HomeText } from './text.en'

/** `over`: nobody here has won or lost against anybody. */
export type Outcome = 'won' | 'lost' | 'shared' | 'over'

type Ended = Pick<TableInfo, 'waiting' | 'mine' | 'seats' | 'feat'>

/** Whether the seats are on one side: a team, or somebody alone. */
function isTeam({ seats }: Ended, game: GameInfo | undefined): boolean {
  return seats.length === 1 || game?.is_common === true
}

/** Somebody gave up, or everybody left: its scores say nothing. */
function isBrokenOff({ feat }: Ended): boolean {
  return feat?.is_played_out === false
}

/** Null while it goes on. */
export function outcomeOf(info: Ended, game: GameInfo | undefined): Outcome | null {
  const { waiting, mine, seats } = info
  if (waiting.type !== 'over') return null
  const { winners } = waiting.result
  // Broken off, and nobody was beaten by anybody.
  if (isBrokenOff(info) && winners.length === 0) return 'over'
  if (isTeam(info, game)) return winners.length > 0 ? 'won' : 'lost'
  // On one screen somebody always wins against somebody else.
  if (mine.length === 0 || mine.length === seats.length) return 'over'
  if (!winners.some((seat) => mine.includes(seat))) return 'lost'
  return winners.every((seat) => mine.includes(seat)) ? 'won' : 'shared'
}

/** "Won, 9 to 6", "Lost, level 1, no tokens left"; empty while it goes on. */
export function sayResult(info: Ended, game: GameInfo | undefined, language: Language, text: HomeText): string {
  const { waiting, mine, seats, feat } = info
  const outcome = outcomeOf(info, game)
  if (waiting.type !== 'over' || outcome === null) return ''
  const { winners, scores } = waiting.result
  const names = winners.map((seat) => seats[seat]?.name ?? '').filter(Boolean)
  const isNamed = outcome === 'over' && names.length > 0 && names.length === winners.length
  const head = isNamed ? fill(text.wonBy, { names: sayList(names, language) }) : text.outcomes[outcome]
  const first = mine.length > 0 && mine.length < seats.length ? mine[0] : winners[0]
  const others = scores.filter((_, seat) => seat !== first)
  const tally =
    isTeam(info, game) || first === undefined || isBrokenOff(info)
      ? undefined
      : fill(text.tally, { own: scores[first] ?? 0, others: sayList(others.map(String), language) })
  return [head, tally, feat?.words[language] ?? feat?.words.en].filter(Boolean).join(', ')
}

/** "2 won, 1 lost"; where nobody here could win or lose, how many were played. */
export function sayCounts(
  { played, won, lost }: { played: number; won: number; lost: number },
  text: HomeText,
  language: Language,
): string {
  const say = (words: string, count: number) => fill(words, { count }, language)
  const parts = [won > 0 && say(text.wonCount, won), lost > 0 && say(text.lostCount, lost)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : say(text.playedCount, played)
}
