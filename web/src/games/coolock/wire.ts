// Made by `make wire` from the Python messages: change those, not this.

import type { Leave, Result, Wording } from '../../wire'

export type { Leave, Result, Wording }

export interface View {
  type: 'view'
  table: Table
  phase: 'card' | 'deal' | 'ghost_order' | 'move' | 'over' | 'prison' | 'roll'
  owed: 'card' | 'deal' | 'die' | 'ghost_dice' | 'prison_dice' | null
  round: number
  active: number
  pawns: (Pawn)[]
  locks: (Lock)[]
  portions: (Portion)[]
  ghosts: (Ghost)[]
  supply: number
  next_ghost: number
  black_reserve: number
  deck: ('amnesty' | 'apparition' | 'black_padlock' | 'cold_wind' | 'exorcism' | 'lantern' | 'moonlight' | 'rusty_padlock' | 'second_wind' | 'secret_passage' | 'skeleton_key')[]
  discards: ('amnesty' | 'apparition' | 'black_padlock' | 'cold_wind' | 'exorcism' | 'lantern' | 'moonlight' | 'rusty_padlock' | 'second_wind' | 'secret_passage' | 'skeleton_key')[]
  die: number | null
  dice: [number, number] | null
  haunting: (number)[]
  is_cold_wind: boolean
  has_moonlight: boolean
  card: 'amnesty' | 'apparition' | 'black_padlock' | 'cold_wind' | 'exorcism' | 'lantern' | 'moonlight' | 'rusty_padlock' | 'second_wind' | 'secret_passage' | 'skeleton_key' | null
  has_drawn: boolean
  left: (number)[]
  reason: 'hexagon' | 'midnight' | 'unfinished' | null
  at_ms: number
  keeper: number
  gold_round: number
  medal: 'bronze' | 'complete' | 'gold' | 'silver' | null
  reaches: (Reach)[]
  prospects: (Prospect)[]
}

export interface Table {
  seats: number
  difficulty: 'easy' | 'hard'
  midnight: boolean
  board: 'ghost_ship' | 'haunted_house' | BoardFile
}

export interface BoardFile {
  name: Names
  zones: (Zone)[]
  frontiers: (Frontier)[]
  bases: (Home)[]
  bases_in_use: ((number)[])[]
  cells: (Cell)[]
  vertices: (Vertex)[]
  edges: (Edge)[]
}

export interface Names {
  en: string
  fr: string
}

export interface Zone {
  id: number
  name: Names
  prison: string
  mystery: (string)[]
  spawn_points: (number)[]
  portion_places: (number)[]
}

export interface Frontier {
  between: [number, number]
  gates: (number)[]
}

export interface Home {
  id: number
  vertex: number
  edge: number
}

export interface Cell {
  id: string
  x: number
  y: number
  zone: number
  edges: (number)[]
}

export interface Vertex {
  id: number
  x: number
  y: number
}

export interface Edge {
  id: number
  ends: [number, number]
  cells: (string)[]
}

export interface Pawn {
  where: 'base' | 'board' | 'prison'
  edge: number | null
  zone: number
  sentence: number
  mystery: string | null
  lanterns: number
}

export interface Lock {
  at: number
  colours: (number)[]
}

export interface Portion {
  at: number
  owner: number | null
  slot: number
}

export interface Ghost {
  id: number
  at: number
}

export interface Reach {
  ghost: number
  ends: ([number | null, number])[]
}

export interface Prospect {
  first: 'black' | 'white'
  way: (number)[]
  leaves: boolean
}

export interface TryDouble {
  type: 'try_double'
}

export interface Stay {
  type: 'stay'
}

export interface Roll {
  type: 'roll'
}

export interface Walk {
  type: 'move'
  path: (number)[]
  into?: number | null
}

export interface Choose {
  type: 'choose'
  padlock?: number
  seat?: number | null
  ghost?: number
}

export interface Order {
  type: 'order'
  ghost: number
  first: 'black' | 'white'
}

export interface BoardSet {
  type: 'board_set'
  portions: (Portion)[]
  locks: (Lock)[]
}

export interface RoundBegan {
  type: 'round_began'
  round: number
}

export interface TurnBegan {
  type: 'turn_began'
  seat: number
}

export interface DieRolled {
  type: 'die_rolled'
  seat: number
  die: number
}

export interface Stepped {
  type: 'stepped'
  seat: number
  edge: number
  via: number | null
}

export interface Stopped {
  type: 'stopped'
  seat: number
  into: number
}

export interface LockOpened {
  type: 'lock_opened'
  lock: Lock
  by_card: boolean
}

export interface LockPlaced {
  type: 'lock_placed'
  lock: Lock
}

export interface LockKept {
  type: 'lock_kept'
  card: 'amnesty' | 'apparition' | 'black_padlock' | 'cold_wind' | 'exorcism' | 'lantern' | 'moonlight' | 'rusty_padlock' | 'second_wind' | 'secret_passage' | 'skeleton_key'
}

export interface PortionTaken {
  type: 'portion_taken'
  seat: number
  portion: Portion
}

export interface GhostAppeared {
  type: 'ghost_appeared'
  ghost: number
  at: number
}

export interface GhostRolled {
  type: 'ghost_rolled'
  ghost: number
  white: number
  black: number
}

export interface GhostMoved {
  type: 'ghost_moved'
  ghost: number
  way: (number)[]
  fate: 'returns' | 'stays' | 'vanishes'
}

export interface GhostGone {
  type: 'ghost_gone'
  ghost: number
}

export interface GhostsSlept {
  type: 'ghosts_slept'
}

export interface Caught {
  type: 'caught'
  seat: number
  ghost: number
  zone: number
}

export interface LanternUsed {
  type: 'lantern_used'
  seat: number
  ghost: number
}

export interface PrisonDice {
  type: 'prison_dice'
  seat: number
  white: number
  black: number
}

export interface Served {
  type: 'served'
  seat: number
  sentence: number
}

export interface Freed {
  type: 'freed'
  seat: number
  edge: number
}

export interface CardDrawn {
  type: 'card_drawn'
  seat: number
  card: 'amnesty' | 'apparition' | 'black_padlock' | 'cold_wind' | 'exorcism' | 'lantern' | 'moonlight' | 'rusty_padlock' | 'second_wind' | 'secret_passage' | 'skeleton_key'
  cell: string
}

export interface Passed {
  type: 'passed'
  seat: number
  mate: number
  edge: number
}

export interface SeatLeft {
  type: 'left'
  seat: number
}

export interface GameEnded {
  type: 'game_ended'
  result: Result
  round: number
  medal: 'bronze' | 'complete' | 'gold' | 'silver' | null
}

export interface Sketch {
  arrows: (Arrow)[]
}

export interface Arrow {
  seat: number | null
  way: (number)[]
}

export interface Hints {
  targets: ((Target)[])[]
  dangers: Record<string, number>
  effects: (Effect)[]
}

export interface Target {
  kind: 'gate' | 'padlock' | 'portion'
  at: number
  seats: (number)[]
  steps: number | null
}

export interface Effect {
  path: (number)[]
  into: number | null
  opens: (number)[]
  takes: (number)[]
  draws: boolean
  is_caught: boolean
  chance: number
}

export interface TeamReview {
  turns: (Turn)[]
  worst: (number)[]
  seats: (SeatSum)[]
  loss: number
  unseen: number
}

export interface Turn {
  seq: number
  until: number
  seat: number | null
  said: Wording
  round: number
  kind: 'card' | 'detour' | 'fine' | 'ghost' | 'meeting' | 'order' | 'padlock' | 'portion' | 'risk' | 'stayed' | 'wasted'
  loss: number
  start: number | null
  walked: (number)[]
  better: (number)[]
  goal: number | null
  colours: (number)[] | null
  ghosts: (number)[]
  chance: number
  better_chance: number
}

export interface SeatSum {
  seat: number
  turns: number
  loss: number
  meetings: number
  wasted: number
  risks: number
}

export type Action = TryDouble | Stay | Roll | Walk | Choose | Order | Leave

export type Event = BoardSet | RoundBegan | TurnBegan | DieRolled | Stepped | Stopped | LockOpened | LockPlaced | LockKept | PortionTaken | GhostAppeared | GhostRolled | GhostMoved | GhostGone | GhostsSlept | Caught | LanternUsed | PrisonDice | Served | Freed | CardDrawn | Passed | SeatLeft | GameEnded

export type Bounds = null

export type Review = TeamReview
