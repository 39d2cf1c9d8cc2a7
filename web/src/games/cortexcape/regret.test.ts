import { describe, expect, it } from 'vitest'
import { decisionsOf, tipOf, totalsOf } from './regret'
import type { RoundReview } from './wire'

const ROUND: RoundReview = {
  round: 1,
  seq: 1,
  until: 3,
  builder: 0,
  locker: 1,
  best_dearest: 3,
  best_board: null,
  dearest: 5,
  best_lock: ['c4', 'X2'],
  price: 4,
  best_path: 'AB',
  points: 4,
  builder_regret: 2,
  locker_regret: 1,
  path_regret: 0,
}
const NEXT: RoundReview = {
  ...ROUND,
  round: 2,
  builder: 1,
  locker: 0,
  best_dearest: null,
  builder_regret: null,
  path_regret: 3,
  points: 7,
}

describe('what was given away', () => {
  it('belongs to whoever decided', () => {
    expect(totalsOf([ROUND, NEXT], 0)).toEqual({ build: 2, lock: 1, path: 0 })
    expect(totalsOf([ROUND, NEXT], 1)).toEqual({ build: 0, lock: 1, path: 3 })
  })

  it('sets each decision beside the best one', () => {
    expect(decisionsOf(ROUND).map(({ value, best }) => [value, best])).toEqual([
      [5, 3],
      [4, 5],
      [4, 4],
    ])
  })

  it('advises on the largest kind, or praises', () => {
    expect(tipOf({ build: 2, lock: 1, path: 3 })).toEqual({ key: 'tipPath', count: 3 })
    expect(tipOf({ build: 0, lock: 0, path: 0 })).toEqual({ key: 'tipNone', count: 0 })
  })
})
