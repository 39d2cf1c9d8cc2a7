// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import type { Language } from '../board'
import { sayGoal, sayPick } from './describe'
import { landOf } from './geometry'
import { asAction, asPick, asView, awaitedOf } from './reading'
import { say, saySeat, type TextKey } from './text'
import { upper } from '../../ui/naming'
import { goalsOf } from './walks'
import type { View } from './wire'

export const sayMissing = (language: Language, view: View): string =>
  say(language, 'overMissing', { count: view.portions.length })

function promptOver(view: View, language: Language): string {
  const { round, medal, reason } = view
  if (reason === 'midnight') return say(language, 'promptOverMidnight', { round, missing: sayMissing(language, view) })
  if (reason === 'unfinished') return say(language, 'promptOverUnfinished', { round })
  if (medal === null || medal === 'complete') return say(language, 'promptOverPlain', { round })
  return say(language, 'promptOverWon', { round, medal: say(language, `medal_${medal}`).toLowerCase() })
}

const CARD_PROMPTS: Partial<Record<NonNullable<View['card']>, [TextKey, TextKey]>> = {
  skeleton_key: ['promptKeyYou', 'promptKey'],
  secret_passage: ['promptPassageYou', 'promptPassage'],
  exorcism: ['promptExorcismYou', 'promptExorcism'],
}

const PHASE_PROMPTS: Partial<Record<View['phase'], [TextKey, TextKey]>> = {
  roll: ['promptRollYou', 'promptRoll'],
  move: ['promptMoveYou', 'promptMove'],
  prison: ['promptPrisonYou', 'promptPrison'],
  ghost_order: ['promptOrderYou', 'promptOrder'],
}

export function prompt(anyView: unknown, seat: number | null, language: Language): string {
  const view = asView(anyView)
  if (view.phase === 'over') return promptOver(view, language)
  if (view.phase === 'deal') return say(language, 'promptDeal')
  const actor = awaitedOf(view)
  if (actor === null)
    return view.owed === 'card'
      ? say(language, 'promptCard', { seat: saySeat(language, view.active) })
      : say(language, 'promptLuck')
  const keys = view.phase === 'card' ? view.card && CARD_PROMPTS[view.card] : PHASE_PROMPTS[view.phase]
  const facts = { seat: saySeat(language, actor), die: view.die ?? '', ghost: view.haunting[0] ?? '' }
  return say(language, keys?.[actor === seat ? 0 : 1] ?? 'promptLuck', facts)
}

export function label(anyView: unknown, anyAction: Record<string, unknown>, language: Language): string {
  const view = asView(anyView)
  const land = landOf(view.table.board)
  const action = asAction(anyAction)
  switch (action.type) {
    case 'try_double':
      return say(language, 'labelTry')
    case 'stay':
      return say(language, 'labelStay')
    case 'roll':
      return say(language, 'labelRoll')
    case 'leave':
      return say(language, 'labelLeave')
    case 'order':
      return say(language, action.first === 'white' ? 'labelOrderWhite' : 'labelOrderBlack', { ghost: action.ghost })
    case 'choose':
      return sayPick(language, land, view, asPick(anyAction))
    case 'move': {
      const seat = view.active
      const [goal] = goalsOf(land, view, seat, [action])
      return goal
        ? upper(sayGoal(language, { land, view, seat, goal, walk: action, effect: null }))
        : say(language, 'here')
    }
  }
}
