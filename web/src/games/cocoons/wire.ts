// Made by `make wire` from the Python messages: change those, not this.

import type { Leave, Result, Wording } from '../../wire'

export type { Leave, Result, Wording }

export interface View {
  type: 'view'
  seat: number | null
  table: Table
  phase: 'act' | 'deal' | 'forced_slide' | 'guardian' | 'over' | 'place_action' | 'vote'
  traps: ('A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T')[]
  cocoons: (Cocoon)[]
  free: number
  uncovered: Sight
  reserve: number
  lid_tokens: number
  lid_traps: ('A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T')[]
  turned: number
  turn: number
  active: number
  mover: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null
  corners: (number)[]
  sees: ('bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle' | null)[]
  shares: (Share)[]
  slots_seen: (Sight | null)[] | null
  is_ready: boolean
  proposer: number | null
  accepted: (number)[]
  refused: (number)[]
  left: (number)[]
  reason: 'all_home' | 'out_of_tokens' | 'turn_limit' | 'wrong_guardian' | null
  truth: Truth | null
  at_ms: number
  since_ms: number
}

export interface Table {
  seats: number
  level: 1 | 2 | 3 | 4 | 5 | 'custom'
  hard: boolean
  assist: 'off' | 'pins'
  auto_share: boolean
  bot_hints: boolean
  traps: ('A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T')[]
  first_seat: number | null
  reserve: number
  bots: (number)[]
}

export interface Cocoon {
  at: number
  mark: 'E' | 'N' | 'S' | 'W'
  tokens: number
  holds: ('bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle')[]
  has_action: boolean
}

export interface Sight {
  what: 'empty' | 'face_down' | 'guardian' | 'start' | 'token' | 'trap'
  trap?: 'A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T' | null
  guardian?: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle' | null
}

export interface Share {
  turn: number
  seat: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
  kind: 'claim' | 'seen'
}

export interface Truth {
  identities: ('bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle')[]
  slots: (Slot)[]
  wrong: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H')[]
}

export interface Slot {
  trap?: 'A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T' | null
  is_trap_up?: boolean
  guardian?: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle' | null
  is_guardian_up?: boolean
  is_start?: boolean
  has_token?: boolean
}

export interface Slide {
  type: 'slide'
  cocoon: string
}

export interface Correct {
  type: 'correct'
  guardian: string
  cocoon: string
}

export interface PutAction {
  type: 'put_action'
  cocoon: string
}

export interface Place {
  type: 'place'
  cocoon: string
}

export interface LeaveIt {
  type: 'leave_it'
}

export interface ProposeEnd {
  type: 'propose_end'
}

export interface AcceptEnd {
  type: 'accept_end'
}

export interface RefuseEnd {
  type: 'refuse_end'
}

export interface Tell {
  type: 'share'
  cocoon: string
}

export interface Note {
  type: 'note'
  cocoon: string
  guardian: string | null
}

export interface BoxSet {
  type: 'box_set'
  free: number
  cocoons: (Cocoon)[]
  traps: ('A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T')[]
}

export interface TurnBegan {
  type: 'turn_began'
  seat: number
  turn: number
}

export interface Slid {
  type: 'slid'
  seat: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  source: number
  target: number
  cost: number
  forced: boolean
}

export interface TrapTurned {
  type: 'trap_turned'
  slot: number
  trap: 'A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T'
}

export interface TrapRemoved {
  type: 'trap_removed'
  slot: number
  trap: 'A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T'
}

export interface TrapStayed {
  type: 'trap_stayed'
  slot: number
  trap: 'A' | 'L1' | 'L2' | 'N1' | 'N2' | 'N3' | 'N4' | 'N5' | 'N6' | 'N7' | 'N8' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7' | 'R8' | 'S' | 'T'
}

export interface BoxTurned {
  type: 'box_turned'
  turned: number
}

export interface ActionPut {
  type: 'action_put'
  seat: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  slot: number
}

export interface GuardianRevealed {
  type: 'guardian_revealed'
  slot: number
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
  is_new: boolean
}

export interface GuardianPlaced {
  type: 'guardian_placed'
  seat: number
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
  slot: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
}

export interface GuardianLeft {
  type: 'guardian_left'
  seat: number
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
  slot: number
}

export interface StartUncovered {
  type: 'start_uncovered'
  slot: number
}

export interface TokenPaid {
  type: 'token_paid'
  slot: number
}

export interface Corrected {
  type: 'corrected'
  seat: number
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
  source: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  target: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
}

export interface Saw {
  type: 'saw'
  seat: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
}

export interface Shared {
  type: 'shared'
  seat: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle'
}

export interface Noted {
  type: 'noted'
  seat: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle' | null
}

export interface EndProposed {
  type: 'end_proposed'
  seat: number
}

export interface EndAccepted {
  type: 'end_accepted'
  seat: number
}

export interface EndRefused {
  type: 'end_refused'
  seat: number
}

export interface SeatLeft {
  type: 'left'
  seat: number
}

export interface GameEnded {
  type: 'game_ended'
  result: Result
  reason: 'all_home' | 'out_of_tokens' | 'turn_limit' | 'wrong_guardian'
  reserve: number
  truth: Truth
}

export interface Bounds {
  cocoons: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H')[]
  guardians: ('bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle')[]
}

export interface Hints {
  readers: (Reader)[]
}

export interface Reader {
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'
  seats: (number)[]
}

export interface BoxReview {
  turning: TurningPoint | null
  moments: (Moment)[]
  account: Account
  unread: ('A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H')[]
}

export interface TurningPoint {
  seq: number
  until: number
  seat: number | null
  said: Wording
  kind: 'known' | 'limit' | 'luck' | 'open' | 'tokens' | 'vote' | 'wrong'
  turn: number
  is_won: boolean
  is_by_truth: boolean
}

export interface Moment {
  seq: number
  until: number
  seat: number | null
  said: Wording
  kind: 'guess' | 'left' | 'place' | 'slide'
  turn: number
  tokens: number
  cocoon: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null
  guardian: 'bat' | 'fish' | 'fox' | 'frog' | 'hare' | 'iguana' | 'owl' | 'turtle' | null
  home: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | null
  places: (number)[]
  free: number
}

export interface Account {
  news: number
  nothing: number
  home: number
  corrections: number
  rest: number
}

export type Action = Slide | Correct | PutAction | Place | LeaveIt | ProposeEnd | AcceptEnd | RefuseEnd | Tell | Note | Leave

export type Event = BoxSet | TurnBegan | Slid | TrapTurned | TrapRemoved | TrapStayed | BoxTurned | ActionPut | GuardianRevealed | GuardianPlaced | GuardianLeft | StartUncovered | TokenPaid | Corrected | Saw | Shared | Noted | EndProposed | EndAccepted | EndRefused | SeatLeft | GameEnded

export type Review = BoxReview
