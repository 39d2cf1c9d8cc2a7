// Made by `make wire` from the Python messages: change those, not this.

import type { Leave, Result } from '../../wire'

export type { Leave, Result }

export interface View {
  type: 'view'
  table: Table
  phase: 'build' | 'draw' | 'lock' | 'over' | 'path'
  round: number
  starter: number | null
  fist_hidden: boolean
  contenders: (number)[]
  board: string
  hand: string
  start: string
  exit: string
  marbles: (number | null)[]
  scores: (number)[]
  history: (Round)[]
  left: (number)[]
  at_ms: number
  builder: number | null
  locker: number | null
  actor: number | null
  marbles_left: (number)[]
  rounds: number
  winners: (number)[]
}

export interface Table {
  seats: number
  lab: 'black' | 'blue' | 'green' | 'red' | Lab | null
  mode: 'long' | 'short'
  colours: ('black' | 'blue' | 'red' | 'white')[]
  assist: 'competition' | 'learning' | 'standard'
  clock: boolean
}

export interface Lab {
  name: string
  doors: ((string)[])[]
  exits: (string)[]
}

export interface Round {
  builder: number
  board: string
  start: string
  exit: string
  doors: string
  points: number
}

export interface Pick {
  type: 'draw'
  hand: 'left' | 'right'
}

export interface Build {
  type: 'build'
  placement?: Record<string, string>
  refill?: Record<string, string>
  swaps?: ([string, string])[]
}

export interface Lock {
  type: 'lock'
  start: string
  exit: string
}

export interface Path {
  type: 'path'
  doors: (string)[]
}

export interface LabChosen {
  type: 'lab_chosen'
  lab: 'black' | 'blue' | 'green' | 'red'
}

export interface FistHidden {
  type: 'fist_hidden'
}

export interface FistOpened {
  type: 'fist_opened'
  picked: 'left' | 'right'
  white: 'left' | 'right'
}

export interface MarblesShown {
  type: 'marbles_shown'
  white: (number)[]
  other: (number)[]
}

export interface RoundBegan {
  type: 'round_began'
  round: number
  builder: number
  locker: number
}

export interface Built {
  type: 'built'
  seat: number
  board: string
  build: Build
}

export interface Locked {
  type: 'locked'
  seat: number
  start: string
  exit: string
}

export interface Walked {
  type: 'walked'
  seat: number
  points: number
  doors: string
  taken: string
  closed: (string)[]
  marbles_left: (number)[]
  scores: (number)[]
  next_builder: number | null
  next_locker: number | null
}

export interface SeatLeft {
  type: 'seat_left'
  seat: number
}

export interface Ended {
  type: 'ended'
  result: Result
}

export interface BuildBounds {
  freed: string
  hand: string
  towers: string
  targets: string
}

export interface Sketch {
  board: string
  swaps: ([string, string])[]
  start: string | null
  exit: string | null
  doors: (string)[]
}

export interface Hints {
  last: LastRound | null
  locks: ([number, string, string])[]
  heat: Record<string, number>
  worst_path: string
  cheapest: [number, string] | null
}

export interface LastRound {
  cheapest: number
  cheapest_path: string
  dearest: [number, string, string]
}

export interface RoundReview {
  round: number
  seq: number
  until: number
  builder: number
  locker: number
  best_dearest: number | null
  best_board: string | null
  dearest: number
  best_lock: [string, string]
  price: number
  best_path: string
  points: number
  builder_regret: number | null
  locker_regret: number
  path_regret: number
}

export type Action = Pick | Build | Lock | Path | Leave

export type Event = LabChosen | FistHidden | FistOpened | MarblesShown | RoundBegan | Built | Locked | Walked | SeatLeft | Ended

export type Bounds = BuildBounds

export type Review = (RoundReview)[]
