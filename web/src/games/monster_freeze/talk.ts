// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import type { Language } from '../board'
import { scoreOf } from './highScores'
import { asAction, asEvent, asView, isSolo } from './reading'
import { say, sayNames, saySeat, type TextKey } from './text'
import type { RoundEnd, View } from './wire'

export function seatName(_view: unknown, seat: number, language: Language): string {
  return saySeat(language, seat)
}

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
  const missing = view.players.flatMap((player, each) => (player.ready || player.left ? [] : [each]))
  if (seat === null) return say(language, 'promptReadyWatch')
  return missing.includes(seat)
    ? say(language, 'promptReady')
    : say(language, 'promptReadyWait', { names: sayNames(language, missing) })
}

export function prompt(anyView: unknown, seat: number | null, language: Language): string {
  const view = asView(anyView)
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

function tellRound(end: RoundEnd, language: Language): string {
  if (end.winner !== null) return say(language, 'tellRoundWon', { seat: saySeat(language, end.winner) })
  const keys: Partial<Record<RoundEnd['reason'], TextKey>> = { time_up: 'tellTimeUp', solo_exhausted: 'tellPileOut' }
  return say(language, keys[end.reason] ?? 'tellRoundDrawn')
}

export function tell(_view: unknown, anyEvent: unknown, language: Language): string | null {
  const event = asEvent(anyEvent)
  const facts = 'seat' in event && event.seat !== null ? { seat: saySeat(language, event.seat) } : {}
  switch (event.type) {
    case 'got_ready':
      return say(language, 'tellReady', facts)
    case 'countdown_began':
      return null
    case 'dealt':
      return say(language, 'tellDealt', { round: event.round })
    case 'swapped':
      return say(language, 'tellSwapped', { ...facts, given: event.given, taken: event.taken })
    case 'swap_lost':
      return say(language, 'tellSwapLost', { ...facts, expect: event.expect })
    case 'trick':
      return say(language, 'tellTrick', { ...facts, colour: say(language, event.colour) })
    case 'claim_failed':
      return say(language, 'tellFailed', facts)
    case 'voted':
      return say(language, 'tellVoted', facts)
    case 'refreshed':
      return say(language, 'tellRefreshed', { new: event.new })
    case 'paused':
      return say(language, event.seat === null ? 'tellPausedIdle' : 'tellPaused', facts)
    case 'resume_asked':
      return say(language, 'tellResumeAsked', facts)
    case 'resumed':
      return say(language, 'tellResumed')
    case 'seat_away':
      return say(language, 'tellAway', facts)
    case 'seat_back':
      return say(language, 'tellBack', facts)
    case 'left':
      return say(language, 'tellLeft', facts)
    case 'round_end':
      return tellRound(event.end, language)
    case 'match_end': {
      const { winners } = event.result
      return winners.length === 0
        ? say(language, 'tellMatchNone')
        : say(language, 'tellMatchWon', { names: sayNames(language, winners) })
    }
  }
}
