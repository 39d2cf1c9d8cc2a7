// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import { seatTitle } from '../../ui/names'
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { asAction, asView } from './reading'
import { say, sayNamedJourney, type TextKey } from './text'
import type { Turns } from './sketching'
import type { View } from './wire'

export function seatName(_view: unknown, seat: number, language: Language): string {
  return seatTitle(seat, language)
}

function names(view: View, seats: readonly number[], language: Language): string {
  if (seats.length === 0) return say(language, 'nobody')
  return sayList(
    seats.map((seat) => seatName(view, seat, language)),
    language,
  )
}

export function sayWinners(view: View, winners: readonly number[], points: number, language: Language): string {
  return say(language, winners.length === 1 ? 'wins' : 'share', { names: names(view, winners, language), points })
}

/** Who is no longer there, in one sentence. */
function sayLeft(view: View, language: Language): string {
  return say(language, view.left.length === 1 ? 'goneOne' : 'goneMany', { names: names(view, view.left, language) })
}

export function prompt(anyView: unknown, seat: number | null, language: Language): string {
  const view = asView(anyView)
  if (view.phase === 'over') {
    const winners = view.winners
    if (view.left.length === view.scores.length) return say(language, 'promptAllLeft')
    const won = say(language, 'promptOver', {
      winners: sayWinners(view, winners, view.scores[winners[0] ?? 0] ?? 0, language),
    })
    return view.left.length === 0 ? won : `${sayLeft(view, language)} ${won}`
  }
  const actor = view.actor
  if (actor === null) return say(language, 'promptDrawLuck')
  const mine = actor === seat
  const keys: Record<typeof view.phase, [TextKey, TextKey]> = {
    draw: ['promptDrawYou', 'promptDraw'],
    build: view.round === 1 ? ['promptFirstYou', 'promptFirst'] : ['promptBuildYou', 'promptBuild'],
    lock: ['promptLockYou', 'promptLock'],
    path: ['promptPathYou', 'promptPath'],
  }
  const facts = { seat: seatName(view, actor, language), builder: seatName(view, view.builder ?? 0, language) }
  return say(language, keys[view.phase][mine ? 0 : 1], facts)
}

/** What is asked once the draft is whole; null before that. */
export function draftPrompt(view: View, { build, lock, path }: Turns, language: Language): string | null {
  if (build && build.missing.doors + build.missing.towers === 0) return say(language, 'promptBuilt')
  if (lock?.start && lock.exit) {
    return say(language, 'promptLocked', { builder: seatName(view, view.builder ?? 0, language) })
  }
  return path?.arrived && path.doors.length > 0 ? say(language, 'promptWalked') : null
}

export function label(_view: unknown, anyAction: Record<string, unknown>, language: Language): string {
  const action = asAction(anyAction)
  switch (action.type) {
    case 'draw':
      return say(language, 'labelDraw', { hand: say(language, action.hand) })
    case 'build':
      return say(language, 'labelBuild')
    case 'lock':
      return say(language, 'labelLock', sayNamedJourney(language, action.start, action.exit))
    case 'path':
      return action.doors.length === 0
        ? say(language, 'labelPathNone')
        : say(language, 'labelPath', { doors: action.doors.join(' ') })
    case 'leave':
      return say(language, 'labelLeave')
  }
}
