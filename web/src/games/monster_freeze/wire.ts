// Made by `make wire` from the Python messages: change those, not this.

import type { Away, Back, Leave, Result, Wording } from '../../wire'

export type { Away, Back, Leave, Result, Wording }

export interface View {
  type: 'view'
  seat: number | null
  table: Table
  phase: 'countdown' | 'live' | 'over' | 'paused' | 'ready' | 'resuming'
  round: number
  at_ms: number
  since_ms: number
  play_ms: number
  players: (SeatView)[]
  locked_until: number
  centre: string | null
  pile: number
  quiet_since: number
  idle_since: number
  refreshes: number
  vote_after: number
  queue: (Waiting)[]
  paused_by: number | null
  is_idle_pause: boolean
  resumers: (number)[]
  rounds: (RoundEnd)[]
  closed: boolean
  winners: (number)[]
  scores: (number)[]
  high_scores: number | null
  begins_ms?: number | null
  out?: (number)[]
  absent?: (number)[]
}

export interface Table {
  seats: number
  rounds_to_win: number
  timer_ms: number
  assist: (boolean)[]
  bot_takeover: boolean
  warm_seat: number | null
  edge_ms: number
  swap_gap_ms: number
  claim_lock_ms: number
  cold_ms: number
  deck: (Card)[] | null
  bots: (number)[]
  start?: 'ready' | 'timed'
  absence?: 'leave' | 'sit_out'
  rules?: number
}

export interface Card {
  id: string
  front: string
  back: string
}

export interface SeatView {
  hand: (string)[]
  tricks: (Trick)[]
  wins: number
  ready: boolean
  left: boolean
  away_since: number | null
  swapped_at: number | null
  hand_since: number
  voted: boolean
  pauses: number
  taken_over: boolean
}

export interface Trick {
  colour: 'blue' | 'green' | 'red' | 'violet' | 'yellow'
  stack: [Placement, Placement, Placement]
}

export type Placement = [card: string, side: 'back' | 'front', rot: number]

export interface Waiting {
  due: number
  seat: number
  give: string
  expect: string
}

export interface RoundEnd {
  reason: 'drawn' | 'exhausted' | 'five_colours' | 'solo_exhausted' | 'time_up'
  winner: number | null
  counts: ((number)[])[]
  play_ms: number
  out?: (number)[]
  absent?: (number)[]
}

export interface Ready {
  type: 'ready'
}

export interface Swap {
  type: 'swap'
  round: number
  give: string
  expect: string
}

export interface Claim {
  type: 'claim'
  round: number
  stack: [Placement, Placement, Placement]
  colour?: 'blue' | 'green' | 'red' | 'violet' | 'yellow' | null
}

export interface VoteRefresh {
  type: 'vote_refresh'
  round: number
}

export interface Pause {
  type: 'pause'
  round: number
}

export interface Resume {
  type: 'resume'
  round: number
}

export interface GotReady {
  type: 'got_ready'
  seat: number
}

export interface CountdownBegan {
  type: 'countdown_began'
  round: number
  go_ms: number
}

export interface Dealt {
  type: 'dealt'
  round: number
  hands: ((string)[])[]
  centre: string
}

export interface Swapped {
  type: 'swapped'
  seat: number
  given: string
  taken: string
}

export interface SwapLost {
  type: 'swap_lost'
  seat: number
  code: string
  give: string
  expect: string
  centre: string
}

export interface TrickLaid {
  type: 'trick'
  seat: number
  colour: 'blue' | 'green' | 'red' | 'violet' | 'yellow'
  stack: [Placement, Placement, Placement]
  drawn: (string)[]
}

export interface ClaimFailed {
  type: 'claim_failed'
  seat: number
  locked_until: number
}

export interface Voted {
  type: 'voted'
  seat: number
}

export interface Refreshed {
  type: 'refreshed'
  old: string
  new: string
  voted: boolean
}

export interface Paused {
  type: 'paused'
  seat: number | null
}

export interface ResumeAsked {
  type: 'resume_asked'
  seat: number
}

export interface Resumed {
  type: 'resumed'
  go_ms: number
}

export interface SeatAway {
  type: 'seat_away'
  seat: number
}

export interface SeatBack {
  type: 'seat_back'
  seat: number
  was_out?: boolean
}

export interface SatOut {
  type: 'sat_out'
  seat: number
}

export interface SeatLeft {
  type: 'left'
  seat: number
}

export interface RoundEnded {
  type: 'round_end'
  end: RoundEnd
}

export interface MatchEnded {
  type: 'match_end'
  result: Result
}

export interface Bounds {
  hand: (string)[]
  centre: string
  from_ms: number
}

export interface Sketch {
  stack: [Placement, Placement, Placement]
}

export interface Glow {
  colours: ('blue' | 'green' | 'red' | 'violet' | 'yellow')[]
  places: (number)[]
}

export interface MatchReview {
  missed: (Missed)[]
  best: (number)[]
  false_claims: (FalseClaim)[]
  seats: (SeatTally)[]
}

export interface Missed {
  seq: number
  until: number
  seat: number | null
  said: Wording
  round: number
  colour: 'blue' | 'green' | 'red' | 'violet' | 'yellow'
  stack: [Placement, Placement, Placement]
  places: (number)[]
  stackings: number
  lain_ms: number
  fate: 'ended' | 'other' | 'swapped'
  is_missing: boolean
  is_fifth: boolean
}

export interface FalseClaim {
  seq: number
  until: number
  seat: number | null
  said: Wording
  round: number
  stack: [Placement, Placement, Placement]
  lock_ms: number
}

export interface SeatTally {
  seat: number
  tricks: number
  missed: number
  false_claims: number
}

export type Action = Ready | Swap | Claim | VoteRefresh | Pause | Resume | Leave | Away | Back

export type Event = GotReady | CountdownBegan | Dealt | Swapped | SwapLost | TrickLaid | ClaimFailed | Voted | Refreshed | Paused | ResumeAsked | Resumed | SeatAway | SeatBack | SatOut | SeatLeft | RoundEnded | MatchEnded

export type Hints = Glow

export type Review = MatchReview
