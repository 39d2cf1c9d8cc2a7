// Made by `make wire` from the Python messages: change those, not this.

export interface Hello {
  type: 'hello'
  tokens: (string)[]
  since: number | null
  words: boolean
}

export interface Act {
  type: 'act'
  id: string
  seat: number
  action: unknown
}

export interface TakeBack {
  type: 'take_back'
  seat: number
}

export interface AnswerTakeBack {
  type: 'answer_take_back'
  seat: number
  agree: boolean
}

export interface ForAbsent {
  type: 'for_absent'
  seat: number
  of: number
  choice: 'bot' | 'wait'
}

export interface Draft {
  type: 'draft'
  seat: number
  sketch: Record<string, unknown> | null
}

export interface Emote {
  type: 'emote'
  seat: number
  emote: 'again' | 'hello' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'thinking' | 'well_played'
}

export interface Say {
  type: 'say'
  seat: number
  text: string
}

export interface Ping {
  type: 'ping'
  n: number
}

export interface Welcome {
  type: 'welcome'
  table: string
  game: string
  seq: number
  now_ms: number
  seats: (SeatInfo)[]
  eyes: (Eye)[]
  waiting: Decide | Draw | Over
  house: House
  next: string | null
  legs: (Result)[]
  leg_count: number
  watching: number
  origin: Origin | null
  has_secrets: boolean
}

export interface SeatInfo {
  kind: 'bot' | 'human' | 'open'
  name: string
  called: Record<string, string>
  here: boolean
  stand_in: boolean
  absent: Absent | null
}

export interface Absent {
  bot_in_ms: number | null
  ask_in_ms: number
  waits_left: number
}

export interface Eye {
  seat: number | null
  view: unknown
  offer: unknown
  events: (unknown)[]
  take_back: boolean
  words?: Words
}

export interface Words {
  actions: (string | null)[]
  events: (Record<string, string> | null)[]
}

export interface Decide {
  type: 'decide'
  seats: (number)[]
  deadline_ms: number | null
  expiry: 'stand_in' | 'tick'
  asides: (number)[]
  stand_ins: (number)[]
}

export interface Draw {
  type: 'draw'
  expensive: boolean
}

export interface Over {
  type: 'over'
  result: Result
}

export interface Result {
  type: 'result'
  ending: string
  winners: (number)[]
  scores: (number)[]
  ranks: (number)[]
}

export interface House {
  absent: 'bot' | 'wait'
  chat: boolean
}

export interface Origin {
  table: string
  step: number
}

export interface Moved {
  type: 'moved'
  seq: number
  now_ms: number
  eyes: (Eye)[]
  waiting: Decide | Draw | Over
  taken_back: boolean
  by: (By)[]
  has_secrets: boolean
}

export interface By {
  seat: number
  as: 'bot' | 'clock' | 'person' | 'stand_in'
  asked?: number | null
}

export interface SeatsChanged {
  type: 'seats'
  seats: (SeatInfo)[]
}

export interface Watched {
  type: 'watched'
  count: number
}

export interface TakeBackAsked {
  type: 'take_back_asked'
  seat: number
  seq: number
  waits_for: (number)[]
  declined: (number)[]
}

export interface Sketched {
  type: 'sketched'
  seat: number
  sketch: unknown
}

export interface Emoted {
  type: 'emoted'
  seat: number
  emote: 'again' | 'hello' | 'hurry' | 'laugh' | 'oops' | 'thanks' | 'thinking' | 'well_played'
}

export interface Said {
  type: 'said'
  seat: number
  text: string
}

export interface RematchAsked {
  type: 'rematch_asked'
  seat: number
  next: boolean
  waits_for: (number)[]
  declined: (number)[]
}

export interface Rematched {
  type: 'rematched'
  table: string
}

export interface Acked {
  type: 'acked'
  id: string
  seq: number
}

export interface Refused {
  type: 'refused'
  id: string
  seq: number
  code: string
  rule: string
  hint: Record<string, unknown>
  text: Record<string, string>
}

export interface Trouble {
  type: 'trouble'
  code: string
  text: string
  id: string | null
}

export interface Pong {
  type: 'pong'
  n: number
}

export interface Offer {
  seat: number
  actions: (Record<string, unknown>)[]
  open: (Open)[]
}

export interface Open {
  type: string
  bounds: unknown
}

export interface Frame {
  seq: number
  at_ms: number
  seat: number | null
  events: (unknown)[]
  view: unknown
  by: By | null
  words?: (Record<string, string> | null)[]
  awaits: (number)[] | null
  left: (number)[]
  landmark: 'round' | 'trick' | 'turn' | null
}

export interface Leave {
  type: 'leave'
}

export interface Away {
  type: 'away'
}

export interface Back {
  type: 'back'
}

export interface Finding {
  seq: number
  until: number
  seat: number | null
  said: Wording
}

export interface Wording {
  en: string
  fr: string
}

export type FromClient = Hello | Act | TakeBack | AnswerTakeBack | ForAbsent | Draft | Emote | Say | Ping

export type ToClient = Welcome | Moved | SeatsChanged | Watched | TakeBackAsked | Sketched | Emoted | Said | RematchAsked | Rematched | Acked | Refused | Trouble | Pong
