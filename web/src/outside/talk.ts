// The sentences that the table's frame asks of a game, for games that have no folder here.
import type { GameFolder, Language, Waiting } from '../games/board'
import type { GameInfo, OptionValue } from '../net/api'
import { sayList } from '../ui/sayList'
import { fill } from '../ui/text'
import type { Result } from '../wire'
import { sayScalar, sayTagged, title } from './readable'
import { hintOf, onlyKind, resolve, titleOf } from './schema'
import { textOf } from './text'
import { labelOf, sentenceOf } from './words'

type Talk = Pick<GameFolder, 'prompt' | 'label' | 'tell' | 'seatName' | 'options' | 'optionLabel' | 'optionHint' | 'botLabel'>

export function seatName(_view: unknown, seat: number, language: Language): string {
  return fill(textOf(language).seat, { n: seat + 1 })
}

/** A label that can stand alone: with the kind of the action, unless the game says it itself. */
export function label(_view: unknown, action: Record<string, unknown>, language: Language): string {
  const written = labelOf(action)
  if (written === undefined || typeof action.type !== 'string') return sayTagged(action, language)
  const kind = title(action.type)
  const isSaid = written.toLocaleLowerCase().startsWith(kind.toLocaleLowerCase())
  return isSaid ? title(written) : `${kind}${language === 'fr' ? ' : ' : ': '}${written}`
}

export function tell(_view: unknown, event: unknown, language: Language): string | null {
  const told = sentenceOf(event, language)
  return told === undefined ? sayTagged(event, language) : told
}

/** `called` names the seats. */
export function sayWaiting(
  waiting: Waiting,
  seat: number | null,
  language: Language,
  isCommon: boolean,
  called: (seat: number) => string,
): string {
  const text = textOf(language)
  if (waiting?.type === 'over') return sayResult(waiting.result, language, isCommon, called)
  if (waiting?.type !== 'decide') return text.drawing
  const { seats } = waiting
  if (seat !== null && seats.includes(seat)) return text.turnMine
  if (seats.length === 0) return text.nobody
  return fill(seats.length === 1 ? text.turnOne : text.turnMany, { names: sayList(seats.map(called), language) })
}

function sayResult({ winners, scores }: Result, language: Language, isCommon: boolean, called: (seat: number) => string): string {
  const text = textOf(language)
  if (isCommon) return winners.length > 0 ? text.wonAll : text.lostAll
  if (winners.length === 0) return text.drawn
  const facts = { names: sayList(winners.map(called), language), scores: scores.join('–') }
  const hasScores = new Set(scores).size > 1
  if (winners.length === 1) return fill(hasScores ? text.wonScores : text.won, facts)
  return fill(hasScores ? text.sharedScores : text.shared, facts)
}

export function talkOf(info: GameInfo): Talk {
  const schemas = info.outside?.schemas.options
  const fieldOf = (name: string) => resolve(onlyKind(schemas).properties?.[name], schemas?.parts ?? {})
  return {
    seatName,
    label,
    tell,
    prompt: (view, seat, language, waiting) =>
      sayWaiting(waiting, seat, language, info.is_common, (each) => seatName(view, each, language)),
    options: Object.keys(info.choices),
    optionLabel: (name: string, value: OptionValue | null, language) =>
      value === null ? titleOf(fieldOf(name), name, language) : sayScalar(value, language),
    optionHint: (name, language) => hintOf(fieldOf(name), language),
    botLabel: (name, language) => {
      const text = textOf(language)
      return { random: text.random, search: text.search }[name] ?? title(name)
    },
  }
}
