// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import type { Language } from '../board'
import { sayCrossing, sayGoal, sayLock, sayPick, sayPortion, saySide, sayZone } from './describe'
import { landOf } from './geometry'
import { asAction, asEvent, asPick, asView, awaitedOf } from './reading'
import { say, sayCard, sayCount, saySeat, type TextKey } from './text'
import { upper } from '../../ui/makeSay'
import { goalsOf } from './walks'
import type { View } from './wire'

export function seatName(_view: unknown, seat: number, language: Language): string {
  return saySeat(language, seat)
}

export const sayMissing = (language: Language, view: View): string =>
  sayCount(language, view.portions.length, 'overMissingOne', 'overMissing')

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
      return goal ? upper(sayGoal(language, { land, view, seat, goal, walk: action })) : say(language, 'here')
    }
  }
}

const SERVED: Record<number, TextKey> = { 0: 'tellServedNone', 1: 'tellServedOne' }
const ENDED: Record<string, TextKey> = { hexagon: 'tellWon', midnight: 'tellMidnight' }

export function tell(anyView: unknown, anyEvent: unknown, language: Language): string | null {
  const view = asView(anyView)
  const event = asEvent(anyEvent)
  const land = landOf(view.table.board)
  const place = (vertex: number) => sayCrossing(language, land, vertex)
  const called = (seat: number) => saySeat(language, seat)
  switch (event.type) {
    case 'board_set':
      return say(language, 'tellSet', { portions: event.portions.length, locks: event.locks.length })
    case 'round_began':
      return say(language, 'tellRound', { round: event.round })
    case 'turn_began':
      return null
    case 'die_rolled':
      return say(language, 'tellDie', { seat: called(event.seat), die: event.die })
    case 'stepped':
      return say(language, 'tellStepped', { seat: called(event.seat), side: saySide(language, land, event.edge) })
    case 'stopped':
      return say(language, 'tellStopped', { seat: called(event.seat), place: place(event.into) })
    case 'lock_opened':
      return say(language, event.by_card ? 'tellOpenedCard' : 'tellOpened', {
        lock: sayLock(language, event.lock.colours),
        place: place(event.lock.at),
      })
    case 'lock_placed':
      return say(language, 'tellPlaced', { lock: sayLock(language, event.lock.colours), place: place(event.lock.at) })
    case 'lock_kept':
      return say(language, 'tellKept')
    case 'portion_taken':
      return say(language, 'tellPortion', {
        seat: called(event.seat),
        portion: sayPortion(language, event.portion.owner),
        slot: event.portion.slot,
      })
    case 'ghost_appeared':
      return say(language, 'tellAppeared', { ghost: event.ghost, place: place(event.at) })
    case 'ghost_rolled':
      return say(language, 'tellGhostDice', { ghost: event.ghost, white: event.white, black: event.black })
    case 'ghost_moved': {
      const end = event.way.at(-1)
      if (event.fate !== 'stays')
        return say(language, event.fate === 'returns' ? 'tellReturned' : 'tellVanished', { ghost: event.ghost })
      return event.way.length < 2 || end === undefined
        ? say(language, 'tellStill', { ghost: event.ghost })
        : say(language, 'tellMoved', { ghost: event.ghost, place: place(end) })
    }
    case 'ghost_gone':
      return say(language, 'tellGone', { ghost: event.ghost })
    case 'ghosts_slept':
      return say(language, 'tellSlept')
    case 'caught':
      return say(language, 'tellCaught', {
        ghost: event.ghost,
        seat: called(event.seat),
        zone: sayZone(language, land, event.zone),
      })
    case 'lantern_used':
      return say(language, 'tellLantern', { seat: called(event.seat), ghost: event.ghost })
    case 'prison_dice':
      return say(language, event.white === event.black ? 'tellDouble' : 'tellNoDouble', {
        seat: called(event.seat),
        white: event.white,
        black: event.black,
      })
    case 'served':
      return say(language, SERVED[event.sentence] ?? 'tellServed', {
        seat: called(event.seat),
        sentence: event.sentence,
      })
    case 'freed':
      return say(language, 'tellFreed', { seat: called(event.seat), side: saySide(language, land, event.edge) })
    case 'card_drawn':
      return say(language, 'tellCard', {
        seat: called(event.seat),
        card: sayCard(language, event.card),
        effect: say(language, `effect_${event.card}`),
      })
    case 'passed':
      return say(language, 'tellPassed', { seat: called(event.seat), mate: called(event.mate) })
    case 'left':
      return say(language, 'tellLeft', { seat: called(event.seat) })
    case 'game_ended':
      return say(language, ENDED[event.result.ending] ?? 'tellUnfinished', { round: event.round })
  }
}
