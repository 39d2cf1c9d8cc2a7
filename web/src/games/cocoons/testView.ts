// A view in the middle of a game of two, for the tests of this folder.
import type { Cocoon } from './wire'
import type { View } from './pieces'

const cocoon = (at: number, mark: Cocoon['mark'], holds: Cocoon['holds'] = [], tokens = 0): Cocoon => ({
  at,
  mark,
  tokens,
  holds,
  has_action: false,
})

/** The hole is in the middle; this seat looks from the south-east and sees the fox on B and the iguana on D. */
export const VIEW: View = {
  type: 'view',
  seat: 0,
  table: {
    seats: 2,
    level: 1,
    hard: false,
    assist: 'off',
    auto_share: false,
    bot_hints: true,
    traps: [],
    first_seat: null,
    reserve: 25,
    bots: [1],
  },
  phase: 'act',
  traps: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'],
  cocoons: [
    cocoon(0, 'E'),
    cocoon(1, 'S', ['owl'], 1),
    cocoon(2, 'W'),
    cocoon(3, 'E', ['fish'], 2),
    cocoon(5, 'W'),
    cocoon(6, 'N', ['bat', 'frog'], 3),
    cocoon(7, 'E'),
    cocoon(8, 'S'),
  ],
  free: 4,
  uncovered: { what: 'start' },
  reserve: 19,
  lid_tokens: 0,
  lid_traps: ['R2', 'R5'],
  turned: 0,
  turn: 7,
  active: 0,
  mover: null,
  corners: [2],
  sees: [null, 'fox', null, 'iguana', null, null, null, null],
  shares: [
    { turn: 6, seat: 1, cocoon: 'E', guardian: 'turtle', kind: 'seen' },
    { turn: 7, seat: 1, cocoon: 'G', guardian: 'hare', kind: 'claim' },
  ],
  slots_seen: null,
  is_ready: false,
  proposer: null,
  accepted: [],
  refused: [],
  left: [],
  reason: null,
  truth: null,
  at_ms: 0,
  since_ms: 0,
}
