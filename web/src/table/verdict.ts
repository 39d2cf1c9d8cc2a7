// How a game ended for those who look at this page, in one sentence.
import type { Language } from '../games/board'
import { fillNamed, seatTitle } from '../ui/names'
import { sayList } from '../ui/sayList'
import type { Result } from '../wire'

export interface VerdictText {
  teamWon: string
  teamLost: string
  /** For those who only look on. */
  seenWon: string
  seenLost: string
  won: string
  wonScores: string
  lost: string
  lostScores: string
  shared: string
  namedWon: string
  namedWonScores: string
  namedShared: string
  nobodyWon: string
}

/** `seen`: nobody here has won or lost against anybody. */
export type Outcome = 'won' | 'lost' | 'shared' | 'seen'

interface Asked {
  result: Result
  /** The seats of this page. */
  mine: readonly number[]
  seats: number
  isCommon: boolean
  language: Language
  text: VerdictText
}

export interface Verdict {
  outcome: Outcome
  words: string
}

export function verdictOf({ result: { winners, scores }, mine, seats, isCommon, language, text }: Asked): Verdict {
  if (isCommon || seats === 1) {
    const isWon = winners.length > 0
    if (mine.length === 0) return { outcome: 'seen', words: isWon ? text.seenWon : text.seenLost }
    const [won, lost] = seats === 1 ? [text.won, text.lost] : [text.teamWon, text.teamLost]
    return isWon ? { outcome: 'won', words: won } : { outcome: 'lost', words: lost }
  }
  const hasScores = new Set(scores).size > 1
  const tally = (own: number) => ({
    own: scores[own] ?? 0,
    others: sayList(scores.filter((_, seat) => seat !== own).map(String), language),
  })
  const names = sayList(
    winners.map((seat) => seatTitle(seat, language)),
    language,
  )
  const say = (sentence: string, facts: Record<string, string | number> = {}) =>
    fillNamed(sentence, { names, ...facts }, language)
  const [winner] = winners
  const [own] = mine
  const isApart = own !== undefined && mine.length < seats
  if (winner === undefined) return { outcome: isApart ? 'lost' : 'seen', words: text.nobodyWon }
  if (isApart) {
    const isIn = winners.some((seat) => mine.includes(seat))
    if (isIn && winners.length > 1) return { outcome: 'shared', words: say(text.shared) }
    const [plain, counted] = isIn ? [text.won, text.wonScores] : [text.lost, text.lostScores]
    return { outcome: isIn ? 'won' : 'lost', words: hasScores ? say(counted, tally(own)) : say(plain) }
  }
  if (winners.length > 1) return { outcome: 'seen', words: say(text.namedShared) }
  return { outcome: 'seen', words: hasScores ? say(text.namedWonScores, tally(winner)) : say(text.namedWon) }
}
