// A small position for the tests of this folder: two seats, an early round.
import type { Effect, Hints, Pawn, View } from './wire'

const pawn = (change: Partial<Pawn>): Pawn => ({
  where: 'base',
  edge: null,
  zone: 1,
  sentence: 0,
  mystery: null,
  lanterns: 0,
  ...change,
})

export function viewWith(change: Partial<View> = {}): View {
  return {
    type: 'view',
    table: { seats: 2, difficulty: 'easy', midnight: false, board: 'haunted_house' },
    phase: 'move',
    owed: null,
    round: 5,
    active: 0,
    pawns: [pawn({ where: 'board', edge: 40 }), pawn({})],
    locks: [
      { at: 57, colours: [] },
      { at: 34, colours: [0] },
      { at: 38, colours: [0, 1] },
    ],
    portions: [
      { at: 34, owner: 0, slot: 1 },
      { at: 33, owner: 1, slot: 7 },
    ],
    ghosts: [{ id: 1, at: 45 }],
    supply: 2,
    next_ghost: 2,
    black_reserve: 4,
    deck: ['lantern', 'moonlight'],
    discards: [],
    die: 3,
    dice: null,
    haunting: [],
    is_cold_wind: false,
    has_moonlight: false,
    card: null,
    has_drawn: false,
    left: [],
    reason: null,
    at_ms: 0,
    keeper: 0,
    gold_round: 18,
    medal: null,
    prospects: [],
    reaches: [
      {
        ghost: 1,
        ends: [
          [53, 40],
          [null, 32],
        ],
      },
    ],
    ...change,
  }
}

/** What the server says of a walk; nothing happens unless said. */
export const effect = (path: number[], change: Partial<Effect> = {}): Effect => ({
  path,
  into: null,
  opens: [],
  takes: [],
  draws: false,
  is_caught: false,
  chance: 0,
  ...change,
})

export const hintsWith = (effects: Effect[]): Hints => ({ targets: [[], []], dangers: {}, effects })
