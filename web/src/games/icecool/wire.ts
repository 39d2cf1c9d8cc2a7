// Made by `make wire` from the Python messages: change those, not this.

import type { Leave, Wording } from '../../wire'

export type { Leave, Wording }

export interface View {
  type: 'view'
  table: Table
  at_ms: number
  phase: 'aim' | 'catcher_placement' | 'deal' | 'end_of_turn' | 'entry' | 'flicking' | 'game_over' | 'off_board_end' | 'retry'
  round: number
  all_rounds: number
  catcher: number
  active: number
  turn: 'normal' | 're_entry' | 'skates'
  players: (SeenPlayer)[]
  fish: (Fish)[]
  deck: number
  challenge: 'bounce' | 'jump' | 'two_doors' | null
  announced: number | null
  is_placed: boolean
  tries: number
  aimed: Flick | null
  last: Replay | null
  flicks: number
  visited: (number)[]
  rounds: (RoundEnd)[]
  ending: 'caught' | 'left' | 'made' | 'stalled' | 'three_fish' | 'tired' | 'toured' | null
  scores: (number)[]
  stars?: number
}

export interface Table {
  seats: number
  scoring: 'cards' | 'tournament'
  tremor: 'large' | 'medium' | 'none' | 'small'
  learning: boolean
  first_catcher: number | null
  colours?: ('blue' | 'green' | 'orange' | 'purple' | 'red')[]
  has_warm_up?: boolean
  trick?: number | null
}

export interface SeenPlayer {
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'red'
  spot: [number, number] | null
  fish: number
  is_caught: boolean
  is_bound: boolean
  turns: number
  cards: (SeenCard)[]
  points: number
  has_left: boolean
}

export interface SeenCard {
  id: number
  kind: 'bounce' | 'jump' | 'three' | 'two' | 'two_doors' | null
  is_up: boolean
}

export interface Fish {
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'red'
  door: string
}

export interface Flick {
  direction: number
  power: number
  offset: number
  height: number
}

export interface Replay {
  seat: number
  number: number
  aimed: Flick
  applied: Flick
  starts: (Standing)[]
  ends: (Standing)[]
  happenings: (Passed | Touched | Bounced | CrossedOver | Jumped | LeftBoard | GotStuck)[]
  recording: string
  fish: (Fish)[]
  takes: (Take)[]
}

export interface Standing {
  seat: number
  x: number
  y: number
}

export interface Passed {
  type: 'passed'
  sample: number
  seat: number
  door: string
  out_of: number
  into: number
  barred: boolean
}

export interface Touched {
  type: 'touched'
  sample: number
  seat: number
  other: number
}

export interface Bounced {
  type: 'bounced'
  sample: number
  seat: number
  wall: string
}

export interface CrossedOver {
  type: 'crossed_over'
  sample: number
  seat: number
  out_of: number
  into: number
  wall: string | null
}

export interface Jumped {
  type: 'jumped'
  sample: number
  seat: number
  out_of: number
  into: number
}

export interface LeftBoard {
  type: 'left_board'
  sample: number
  seat: number
}

export interface GotStuck {
  type: 'got_stuck'
  sample: number
  seat: number
  door: string
}

export interface Take {
  seat: number
  door: string
  sample: number
}

export interface RoundEnd {
  catcher: number
  reason: 'caught' | 'stalled' | 'three_fish'
  fish: (number)[]
  ids: (number)[]
}

export interface PlaceCatcher {
  type: 'place_catcher'
  x: number
  y: number
}

export interface PlaceStart {
  type: 'place_start'
  x?: number
  y?: number
}

export interface MakeFlick {
  type: 'flick'
  direction: number
  power: number
  offset: number
  height: number
}

export interface Orange {
  type: 'orange'
  room: number
}

export interface Announce {
  type: 'announce'
  card: number
}

export interface Skates {
  type: 'skates'
  cards: [number, number]
}

export interface MoveFish {
  type: 'move_fish'
  cards: [number, number]
  colour: string
  from: string
  to: string
}

export interface EndTurn {
  type: 'end_turn'
}

export interface Shuffled {
  type: 'shuffled'
  cards: number
}

export interface RoundBegan {
  type: 'round_began'
  round: number
  catcher: number
}

export interface CatcherPlaced {
  type: 'catcher_placed'
  seat: number
  x: number
  y: number
}

export interface Entered {
  type: 'entered'
  seat: number
  x: number
  y: number
}

export interface PutOnLine {
  type: 'put_on_line'
  seat: number
  room: number
  x: number
  y: number
}

export interface Announced {
  type: 'announced'
  seat: number
  challenge: 'bounce' | 'jump' | 'two_doors'
}

export interface Aimed {
  type: 'aimed'
  seat: number
  flick: Flick
}

export interface PenguinFlicked {
  type: 'penguin_flicked'
  seat: number
  number: number
  applied: Flick
  starts: (Standing)[]
  ends: (Standing)[]
  happenings: (Passed | Touched | Bounced | CrossedOver | Jumped | LeftBoard | GotStuck)[]
  recording: string
}

export interface FishTaken {
  type: 'fish_taken'
  seat: number
  door: string
  fish: number
  sample: number
}

export interface CardDrawn {
  type: 'card_drawn'
  seat: number
  card: number
  kind: 'bounce' | 'jump' | 'three' | 'two' | 'two_doors' | null
  why: 'challenge' | 'fish' | 'id'
}

export interface Scored {
  type: 'scored'
  seat: number
  points: number
  why: 'challenge' | 'fish' | 'id'
}

export interface IdTaken {
  type: 'id_taken'
  seat: number
  catcher: number
  sample: number
}

export interface CaughtAgain {
  type: 'caught_again'
  seat: number
  catcher: number
  sample: number
}

export interface ChallengeMet {
  type: 'challenge_met'
  seat: number
  challenge: 'bounce' | 'jump' | 'two_doors'
  card: number
}

export interface ChallengeMissed {
  type: 'challenge_missed'
  seat: number
  challenge: 'bounce' | 'jump' | 'two_doors'
}

export interface SkatesUsed {
  type: 'skates_used'
  seat: number
  cards: [number, number]
  kinds: ['bounce' | 'jump' | 'three' | 'two' | 'two_doors', 'bounce' | 'jump' | 'three' | 'two' | 'two_doors']
}

export interface FishMoved {
  type: 'fish_moved'
  seat: number
  cards: [number, number]
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'red'
  from: string
  to: string
}

export interface TurnBegan {
  type: 'turn_began'
  seat: number
  turn: 'normal' | 're_entry' | 'skates'
}

export interface WarmedUp {
  type: 'warmed_up'
  seat: number
  flicks: number
  has_toured: boolean
}

export interface TrickMissed {
  type: 'trick_missed'
  seat: number
  tries: number
}

export interface MustRetry {
  type: 'must_retry'
  seat: number
  tries: number
}

export interface RoundEnded {
  type: 'round_ended'
  round: number
  reason: 'caught' | 'stalled' | 'three_fish'
  seat: number | null
}

export interface GameEnded {
  type: 'game_ended'
  ending: 'caught' | 'left' | 'made' | 'stalled' | 'three_fish' | 'tired' | 'toured'
  scores: (number)[]
  winners: (number)[]
  hands: (('bounce' | 'jump' | 'three' | 'two' | 'two_doors')[])[]
}

export interface SeatLeft {
  type: 'seat_left'
  seat: number
}

export interface FlickRanges {
  type: 'flick_ranges'
  direction: [number, number]
  power: [number, number]
  offset: [number, number]
  height: [number, number]
}

export interface ZoneRanges {
  type: 'zone_ranges'
  x: [number, number]
  y: [number, number]
}

export interface CircleRange {
  type: 'circle_range'
  x: number
  y: number
  radius: number
  others: ([number, number])[]
  elbow_room: number
  is_full: boolean
}

export interface MoveChoices {
  type: 'move_choices'
  cards: (number)[]
  fish: (Movable)[]
}

export interface Movable {
  colour: 'blue' | 'green' | 'orange' | 'purple' | 'red'
  door: string
  to: (string)[]
}

export interface Sketch {
  direction: number
  power: number
  offset: number
  height: number
}

export interface Ghost {
  path: ([number, number])[]
  doors: (string)[]
  touches: (number)[]
  end: [number, number]
  is_off_board: boolean
}

export interface SchoolReview {
  flicks: (FlickReview)[]
  worst: (number)[]
  seats: (SeatFlicks)[]
  unseen: number
}

export interface FlickReview {
  seq: number
  until: number
  seat: number | null
  said: Wording
  round: number
  is_catcher: boolean
  loss: number
  starts: (Standing)[]
  doors: (string)[]
  aim: Aim
  better: Aim | null
}

export interface Aim {
  flick: Flick
  chances: Chances
  path: ([number, number])[]
}

export interface Chances {
  fish: number
  caught: number
  catch: number
  room: number
  trick: number
}

export interface SeatFlicks {
  seat: number
  flicks: number
  fish: number
  catches: number
  off_board: number
}

export type Action = PlaceCatcher | PlaceStart | MakeFlick | Orange | Announce | Skates | MoveFish | EndTurn | Leave

export type Event = Shuffled | RoundBegan | CatcherPlaced | Entered | PutOnLine | Announced | Aimed | PenguinFlicked | FishTaken | CardDrawn | Scored | IdTaken | CaughtAgain | ChallengeMet | ChallengeMissed | SkatesUsed | FishMoved | TurnBegan | WarmedUp | TrickMissed | MustRetry | RoundEnded | GameEnded | SeatLeft

export type Bounds = FlickRanges | ZoneRanges | CircleRange | MoveChoices

export type Hints = Ghost

export type Review = SchoolReview
