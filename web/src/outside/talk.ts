// The sentences that the table's frame asks of a game, for games that have no folder here.
import { seatTitle } from '../ui/names'
import type { GameFolder, Language, Waiting } from '../games/board'
import type { GameInfo, OptionValue } from '../net/api'
import { sayList } from '../ui/sayList'
import { fill } from '../ui/fill'
import type { Result } from '../wire'
import { omit } from './omit'
import { capital, pair, sayScalar, sayTagged, sayThing, title, type Speaker } from './readable'
import { hintOf, onlyKind, resolve, titleOf } from './schema'
import { textOf } from './text'
import { labelOf, sentenceOf } from '../net/words'

type Talk = Pick<
  GameFolder,
  'prompt' | 'label' | 'tell' | 'seatName' | 'options' | 'optionLabel' | 'optionHint' | 'botLabel'
>

export function seatName(_view: unknown, seat: number, language: Language): string {
  return seatTitle(seat, language)
}

/** A label that can stand alone: with the kind of the action, once. */
export function sayAction(action: Record<string, unknown>, speaker: Speaker): string {
  const written = labelOf(action)
  if (written === undefined || typeof action.type !== 'string') return sayTagged(action, speaker)
  const kind = title(action.type, speaker)
  const rest = withoutKind(written, action.type)
  return rest === written ? pair(kind, written, speaker) : `${kind}${rest}`
}

/** A label that stands under the name of its kind. */
export function sayUnderKind(action: Record<string, unknown>, speaker: Speaker): string {
  const written = labelOf(action)
  const type = typeof action.type === 'string' ? action.type : ''
  if (written === undefined) return capital(sayThing(omit(action, 'type'), speaker)) || title(type, speaker)
  return capital(withoutKind(written, type).trim()) || title(type, speaker)
}

/** "take 3" → " 3", if it is a "take": a notation is in no language, but the name of the kind may be. */
function withoutKind(written: string, type: string): string {
  const name = type.replaceAll('_', ' ')
  const isSaid =
    type !== '' && written.toLocaleLowerCase().startsWith(name) && !/^\p{L}/u.test(written.slice(name.length))
  return isSaid ? written.slice(name.length) : written
}

function sayEvent(event: unknown, speaker: Speaker): string | null {
  const told = sentenceOf(event, speaker.language)
  return told === undefined ? sayTagged(event, speaker) : told
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

function sayResult(
  { winners, scores }: Result,
  language: Language,
  isCommon: boolean,
  called: (seat: number) => string,
): string {
  const text = textOf(language)
  if (isCommon) return winners.length > 0 ? text.wonAll : text.lostAll
  if (winners.length === 0) return text.drawn
  const facts = {
    names: sayList(winners.map(called), language),
    scores: scores.join(Math.min(...scores) < 0 ? ' / ' : '–'),
  }
  const hasScores = new Set(scores).size > 1
  if (winners.length === 1) return fill(hasScores ? text.wonScores : text.won, facts)
  return fill(hasScores ? text.sharedScores : text.shared, facts)
}

/** `called` names the seats, where somebody has better names for them. */
export function talkOf(info: GameInfo, called: GameFolder['seatName'] = seatName): Talk {
  const schemas = info.outside?.schemas.options
  const fieldOf = (name: string) => resolve(onlyKind(schemas).properties?.[name], schemas?.parts ?? {})
  const names = info.outside?.names ?? {}
  return {
    seatName: called,
    label: (_view, action, language) => sayAction(action, { language, names }),
    tell: (_view, event, language) => sayEvent(event, { language, names }),
    prompt: (view, seat, language, waiting) =>
      sayWaiting(waiting, seat, language, info.is_common, (each) => called(view, each, language)),
    options: Object.keys(info.choices),
    optionLabel: (name: string, value: OptionValue | null, language) =>
      value === null ? titleOf(fieldOf(name), name, { language, names }) : sayScalar(value, { language, names }),
    optionHint: (name, language) => hintOf(fieldOf(name), { language, names }),
    botLabel: (name, language) => info.bot_names[name]?.[language] ?? title(name, { language, names }),
  }
}
