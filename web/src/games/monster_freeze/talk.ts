// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import type { Language } from '../board'
import { scoreOf } from './highScores'
import { asAction, asView, isSolo } from './reading'
import { say, sayNames, saySeat, type TextKey } from './text'
import type { View } from './wire'

function sayOver(view: View, language: Language): string {
  const score = scoreOf(view)
  const { winners } = view
  if (score)
    return say(language, winners.length > 0 ? 'overSoloWon' : 'overSoloLost', {
      score: score.score,
      colours: score.colours,
    })
  if (winners.length === 0) return say(language, 'overNobody')
  return say(language, winners.length === 1 ? 'overWins' : 'overShare', { names: sayNames(language, winners) })
}

function sayReady(view: View, seat: number | null, language: Language): string {
  const missing = view.players.flatMap((player, each) =>
    player.ready || player.left || view.out?.includes(each) ? [] : [each],
  )
  if (seat === null) return say(language, 'promptReadyWatch')
  return missing.includes(seat)
    ? say(language, 'promptReady')
    : say(language, 'promptReadyWait', { names: sayNames(language, missing) })
}

export function prompt(anyView: unknown, seat: number | null, language: Language): string {
  const view = asView(anyView)
  if (seat !== null && view.players[seat]?.left && view.phase !== 'over') return say(language, 'promptLeft')
  switch (view.phase) {
    case 'ready':
      return sayReady(view, seat, language)
    case 'countdown':
      return say(language, 'promptCountdown')
    case 'live':
      return say(language, seat === null ? 'promptLiveWatch' : 'promptLive')
    case 'paused':
      return view.paused_by === null || isSolo(view)
        ? say(language, 'promptPausedAll')
        : say(language, 'promptPaused', { seat: saySeat(language, view.paused_by) })
    case 'resuming':
      return say(language, 'promptResuming')
    case 'over':
      return sayOver(view, language)
  }
}

const LABELS: Record<string, TextKey> = {
  ready: 'labelReady',
  claim: 'labelClaim',
  vote_refresh: 'labelVote',
  pause: 'labelPause',
  resume: 'labelResume',
  leave: 'labelLeave',
}

export function label(_view: unknown, anyAction: Record<string, unknown>, language: Language): string {
  const action = asAction(anyAction)
  if (action.type === 'swap') return say(language, 'labelSwap', { give: action.give, expect: action.expect })
  const key = LABELS[action.type]
  return key ? say(language, key) : action.type
}
