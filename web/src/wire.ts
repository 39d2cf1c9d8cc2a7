// Made by `make wire` from the Python messages: change those, not this.

export interface Hello {
  type: 'hello'
  tokens: (string)[]
  since: number | null
}

export interface Act {
  type: 'act'
  id: string
  seat: number
  action: Record<string, unknown>
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
  seats: (SeatInfo)[]
  eyes: (Eye)[]
  waiting: Decide | Draw | Over
}

export interface SeatInfo {
  kind: 'bot' | 'human' | 'open'
  name: string
  here: boolean
}

export interface Eye {
  seat: number | null
  view: unknown
  offer: unknown
  events: (unknown)[]
}

export interface Decide {
  type: 'decide'
  seats: (number)[]
  deadline_ms: number | null
  expiry: 'stand_in' | 'tick'
}

export interface Draw {
  type: 'draw'
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

export interface Moved {
  type: 'moved'
  seq: number
  eyes: (Eye)[]
  waiting: Decide | Draw | Over
}

export interface SeatsChanged {
  type: 'seats'
  seats: (SeatInfo)[]
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

export type FromClient = Hello | Act | Ping

export type ToClient = Welcome | Moved | SeatsChanged | Acked | Refused | Trouble | Pong
