// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { sayDoor, sayFish, sayIn, sayKind } from './describe'
import { TRICKS } from './facts'
import { asAction, asView, isTrick, isWarmUp, type Kind } from './reading'
import { say, sayNumber, saySeat, type TextKey } from './text'
import { sayTrick } from './tricks/words'
import type { View } from './wire'

/** The seats with the best score; nobody while it is not known. */
export function leadersOf(view: View): number[] {
  const best = Math.max(...view.scores)
  return view.scores.flatMap((score, seat) => (score === best && !view.players[seat]?.has_left ? [seat] : []))
}

function promptTrick(view: View, language: Language): string {
  const told = TRICKS[(view.table.trick ?? 1) - 1]?.[language]
  const key = view.phase !== 'game_over' ? 'prompt' : view.ending === 'made' ? 'over' : 'overMissed'
  return sayTrick(language, key, { name: told?.name ?? '', task: told?.task ?? '', flicks: view.flicks })
}

function promptOver(view: View, language: Language): string {
  if (view.ending === 'toured' || view.ending === 'tired')
    return say(language, view.ending === 'toured' ? 'promptToured' : 'promptTired', { flicks: view.flicks })
  if (view.ending === 'left') return say(language, 'promptLeft')
  const leaders = leadersOf(view)
  if (leaders.length === 0) return say(language, 'promptOver')
  const names = sayList(
    leaders.map((seat) => saySeat(language, seat)),
    language,
  )
  return say(language, leaders.length === 1 ? 'promptWonOne' : 'promptWonMany', {
    names,
    points: Math.max(...view.scores),
  })
}

const PROMPTS: Partial<Record<View['phase'], [TextKey, TextKey]>> = {
  catcher_placement: ['promptCatcherYou', 'promptCatcher'],
  entry: ['promptEntryYou', 'promptEntry'],
  retry: ['promptRetryYou', 'promptRetry'],
  flicking: ['promptFlicking', 'promptFlicking'],
  end_of_turn: ['promptEndYou', 'promptEnd'],
  off_board_end: ['promptOffYou', 'promptOff'],
}

function aimKeys(view: View): [TextKey, TextKey] {
  if (isWarmUp(view)) return ['promptWarmYou', 'promptAim']
  if (view.turn === 'skates') return ['promptSkatesYou', 'promptAim']
  return [view.active === view.catcher ? 'promptAimCatcherYou' : 'promptAimYou', 'promptAim']
}

export function prompt(anyView: unknown, seat: number | null, language: Language): string {
  const view = asView(anyView)
  if (isTrick(view) && view.phase !== 'flicking') return promptTrick(view, language)
  if (view.phase === 'game_over') return promptOver(view, language)
  if (view.phase === 'deal') return say(language, 'promptDeal')
  const keys = view.phase === 'aim' ? aimKeys(view) : PROMPTS[view.phase]
  return say(language, keys?.[view.active === seat ? 0 : 1] ?? 'promptOver', {
    seat: saySeat(language, view.active),
    catcher: saySeat(language, view.catcher),
  })
}

const kindOf = (view: View, card: number): Kind | null =>
  view.players.flatMap((player) => player.cards).find((each) => each.id === card)?.kind ?? null

export function label(anyView: unknown, anyAction: Record<string, unknown>, language: Language): string {
  const view = asView(anyView)
  const action = asAction(anyAction)
  const named = (card: number) => {
    const kind = kindOf(view, card)
    return kind ? sayKind(language, kind) : String(card)
  }
  switch (action.type) {
    case 'place_catcher':
      return say(language, 'labelPlaceMiddle', { x: action.x / 10, y: action.y / 10 })
    case 'place_start':
      return action.x === undefined
        ? say(language, 'labelStart')
        : say(language, 'labelPlaceMiddle', { x: action.x / 10, y: (action.y ?? 0) / 10 })
    case 'flick':
      return say(language, 'labelFlick', {
        direction: sayNumber(language, action.direction / 100, 1),
        power: sayNumber(language, action.power / 10),
        offset: sayNumber(language, action.offset / 10),
        height: sayNumber(language, action.height / 10, 1),
      })
    case 'orange':
      return say(language, 'labelOrange', { room: sayIn(language, action.room) })
    case 'announce':
      return say(language, 'labelAnnounce', { kind: named(action.card) })
    case 'skates':
      return say(language, 'labelSkates', { one: named(action.cards[0]), other: named(action.cards[1]) })
    case 'move_fish':
      return say(language, 'labelMove', {
        fish: sayFish(language, action.colour),
        from: sayDoor(language, action.from),
        to: sayDoor(language, action.to),
      })
    case 'end_turn':
      return say(language, view.round === 0 ? 'practiceNext' : 'labelEnd')
    case 'leave':
      return say(language, 'labelLeave')
  }
}
