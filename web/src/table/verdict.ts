// How a game ended for those who look at this page, in one sentence.
import type { Language } from '../games/board'
import { fill } from '../ui/fill'
import { fillNamed, seatTitle } from '../ui/names'
import { sayList } from '../ui/sayList'
import type { Result } from '../wire'

export interface VerdictText {
  teamWon: string
  teamLost: string
  /** For those who only look on. */
  seenWon: string
  seenLost: string
  /** What it comes to follows. */
  teamWonWith: string
  teamLostWith: string
  wonWith: string
  lostWith: string
  won: string
  wonScores: string
  lost: string
  lostTo: string
  lostScores: string
  shared: string
  namedWon: string
  namedWonScores: string
  namedShared: string
  nobodyWon: string
  brokenOff: string
}

/** `seen`: nobody here has won or lost against anybody. */
export type Outcome = 'won' | 'lost' | 'shared' | 'seen'

export interface Sides {
  result: Result
  /** The seats of this page. */
  mine: readonly number[]
  seats: number
  isCommon: boolean
  /** Somebody gave up, or everybody left: scores say nothing. */
  isBrokenOff?: boolean
}

interface Asked extends Sides {
  /** What a team, or somebody alone, remembers of it. */
  feat?: string | null
  language: Language
  text: VerdictText
}

export interface Verdict {
  outcome: Outcome
  words: string
}

/** On which side those who look at this page stand. */
export function sideOf({ result: { winners }, mine, seats, isCommon, isBrokenOff = false }: Sides): Outcome {
  if (mine.length === 0 || (isBrokenOff && winners.length === 0)) return 'seen'
  if (isCommon || seats === 1) return winners.length > 0 ? 'won' : 'lost'
  if (mine.length === seats) return 'seen'
  if (!winners.some((seat) => mine.includes(seat))) return 'lost'
  return winners.length > 1 ? 'shared' : 'won'
}

/** Whether there is somebody here to be glad with. */
export function isJoyful(sides: Sides): boolean {
  const outcome = sideOf(sides)
  // On one screen somebody has always won.
  return (
    outcome === 'won' ||
    outcome === 'shared' ||
    (sides.mine.length > 0 && sides.result.winners.length > 0 && outcome === 'seen')
  )
}

export function verdictOf(asked: Asked): Verdict {
  const { result, mine, seats, isCommon, isBrokenOff = false, feat = null, language, text } = asked
  const { winners, scores } = result
  const outcome = sideOf(asked)
  if (isBrokenOff && winners.length === 0) return { outcome, words: text.brokenOff }
  if (isCommon || seats === 1) {
    const isWon = winners.length > 0
    if (mine.length === 0) return { outcome, words: isWon ? text.seenWon : text.seenLost }
    const side = seats === 1 ? (isWon ? 'won' : 'lost') : isWon ? 'teamWon' : 'teamLost'
    return { outcome, words: feat ? fill(text[`${side}With`], { feat }) : text[side] }
  }
  const hasScores = !isBrokenOff && new Set(scores).size > 1
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
  if (winner === undefined) return { outcome, words: text.nobodyWon }
  if (outcome === 'shared') return { outcome, words: say(text.shared) }
  if (outcome !== 'seen' && own !== undefined) {
    const [plain, counted] = outcome === 'won' ? [text.won, text.wonScores] : [text.lostTo, text.lostScores]
    return { outcome, words: hasScores ? say(counted, tally(own)) : say(plain) }
  }
  if (winners.length > 1) return { outcome, words: say(text.namedShared) }
  return { outcome, words: hasScores ? say(text.namedWonScores, tally(winner)) : say(text.namedWon) }
}
