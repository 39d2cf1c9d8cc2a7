// The sentences that the table's frame asks of a game: prompt, labels, log lines, seat names.
import type { Language } from '../board'
import { GUARDIANS } from './facts'
import { cocoonOf, isLabel, numberOf, type Guardian, type View } from './pieces'
import { asAction, asEvent, asView } from './reading'
import { say, sayGuardian, saySeat, saySeats, type TextKey } from './text'

/** Who has not answered a proposal yet. */
export const unanswered = (view: View): number[] =>
  Array.from({ length: view.table.seats }, (_, seat) => seat).filter((seat) => !view.accepted.includes(seat))

function promptVote(view: View, seat: number | null, language: Language): string {
  const waiting = unanswered(view)
  const facts = { seat: saySeat(language, view.proposer ?? 0), names: saySeats(language, waiting) }
  if (seat !== null && waiting.includes(seat)) return say(language, 'promptVoteYou', facts)
  return say(language, seat !== null && seat === view.proposer ? 'promptVoteMine' : 'promptVote', facts)
}

export function prompt(anyView: unknown, seat: number | null, language: Language): string {
  const view = asView(anyView)
  const isMine = view.active === seat
  const guardian = view.uncovered.guardian ? sayGuardian(language, view.uncovered.guardian) : ''
  const facts = { seat: saySeat(language, view.active), guardian, reserve: view.reserve }
  switch (view.phase) {
    case 'deal':
      return say(language, 'promptDeal')
    case 'act':
      return isMine
        ? say(language, view.is_ready && !view.refused.includes(view.active) ? 'promptReadyYou' : 'promptActYou')
        : say(language, 'promptAct', facts)
    case 'forced_slide':
      return say(language, isMine ? 'promptForcedYou' : 'promptForced', facts)
    case 'place_action':
      return say(language, isMine ? 'promptPlaceActionYou' : 'promptPlaceAction', facts)
    case 'guardian':
      return say(language, isMine ? 'promptGuardianYou' : 'promptGuardian', facts)
    case 'vote':
      return promptVote(view, seat, language)
    case 'over':
      return say(language, `over_${view.reason ?? 'turn_limit'}`, facts)
  }
}

const isGuardian = (name: unknown): name is Guardian => GUARDIANS.includes(name as Guardian)

/** A name that came back from a table; odd ones are said as they are. */
const called = (language: Language, name: string): string => (isGuardian(name) ? sayGuardian(language, name) : name)

const PLAIN: Partial<Record<string, TextKey>> = {
  leave_it: 'labelLeaveIt',
  propose_end: 'labelProposeEnd',
  accept_end: 'labelAcceptEnd',
  refuse_end: 'labelRefuseEnd',
  leave: 'labelLeave',
}

export function label(anyView: unknown, anyAction: Record<string, unknown>, language: Language): string {
  const view = asView(anyView)
  const action = asAction(anyAction)
  switch (action.type) {
    case 'slide': {
      const isFree =
        view.phase === 'forced_slide' || (isLabel(action.cocoon) && cocoonOf(view, action.cocoon).has_action)
      return say(language, isFree ? 'labelSlideFree' : 'labelSlide', { label: action.cocoon })
    }
    case 'correct':
      return say(language, 'labelCorrect', { guardian: called(language, action.guardian), label: action.cocoon })
    case 'put_action':
      return say(language, 'labelPutAction', { label: action.cocoon })
    case 'place': {
      const { guardian } = view.uncovered
      const facts = { label: action.cocoon, guardian: guardian ? sayGuardian(language, guardian) : '' }
      return say(language, guardian ? 'labelPlace' : 'labelPlaceIt', facts)
    }
    case 'share': {
      const seen = isLabel(action.cocoon) ? view.sees[numberOf(action.cocoon)] : null
      return say(language, 'labelShare', { label: action.cocoon, guardian: seen ? sayGuardian(language, seen) : '…' })
    }
    case 'note': {
      const facts = {
        label: action.cocoon,
        guardian: action.guardian === null ? '' : called(language, action.guardian),
      }
      return say(language, action.guardian === null ? 'labelNoteNone' : 'labelNote', facts)
    }
    default: {
      const key = PLAIN[action.type]
      return key ? say(language, key) : action.type
    }
  }
}

/** Words between two moves: what somebody has seen, believes, or says. */
export const isAside = (event: unknown): boolean => ['saw', 'shared', 'noted'].includes(asEvent(event).type)
