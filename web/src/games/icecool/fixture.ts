// A small position for the tests of this folder: two seats, the first round, Blue is to aim.
import type { PenguinFlicked, SeenPlayer, View } from './wire'

export const player = (change: Partial<SeenPlayer>): SeenPlayer => ({
  colour: 'blue',
  spot: null,
  fish: 0,
  is_caught: false,
  is_bound: false,
  turns: 0,
  cards: [],
  points: 0,
  has_left: false,
  ...change,
})

export function viewWith(change: Partial<View> = {}): View {
  return {
    type: 'view',
    table: { seats: 2, scoring: 'cards', tremor: 'small', learning: false, first_catcher: null },
    at_ms: 0,
    phase: 'aim',
    round: 1,
    all_rounds: 4,
    catcher: 1,
    active: 0,
    turn: 'normal',
    players: [player({ spot: [0.08, 0.0935] }), player({ colour: 'red', spot: [0.3, 0.4] })],
    fish: [
      { colour: 'blue', door: 'd14' },
      { colour: 'blue', door: 'd23' },
      { colour: 'blue', door: 'd45' },
    ],
    deck: 54,
    challenge: null,
    announced: null,
    is_placed: false,
    tries: 0,
    aimed: null,
    last: null,
    flicks: 0,
    visited: [],
    rounds: [],
    ending: null,
    scores: [],
    ...change,
  }
}

export const flicked = (change: Partial<PenguinFlicked> = {}): PenguinFlicked => ({
  type: 'penguin_flicked',
  seat: 0,
  number: 1,
  applied: { direction: 1200, power: 500, offset: 0, height: 115 },
  starts: [
    { seat: 0, x: 0.08, y: 0.0935 },
    { seat: 1, x: 0.3, y: 0.4 },
  ],
  ends: [
    { seat: 0, x: 0.4, y: 0.12 },
    { seat: 1, x: 0.3, y: 0.4 },
  ],
  happenings: [
    { type: 'bounced', sample: 300, seat: 0, wall: 'W2' },
    { type: 'passed', sample: 800, seat: 0, door: 'd14', out_of: 1, into: 4, barred: false },
  ],
  recording: '',
  ...change,
})
