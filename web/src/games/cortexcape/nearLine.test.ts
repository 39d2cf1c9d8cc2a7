import { describe, expect, it } from 'vitest'
import type { Corridor } from './geometry'
import { snapToCorridor, stopsCrossed } from './nearLine'

const CORRIDOR: Corridor = {
  id: 'c1',
  anchor: [50, 0],
  doors: ['A', 'B'],
  exits: [],
  polylines: [
    [
      [0, 0],
      [100, 0],
    ],
    [
      [100, 0],
      [100, 80],
    ],
  ],
}

describe('a tap on a corridor', () => {
  it('falls onto the printed line', () => {
    expect(snapToCorridor(CORRIDOR, [30, 12])).toEqual([30, 0])
    expect(snapToCorridor(CORRIDOR, [110, 40])).toEqual([100, 40])
    expect(snapToCorridor(CORRIDOR, [-9, -9])).toEqual([0, 0])
  })
})

describe('a stroke', () => {
  const stops = [
    { id: 'B', at: [80, 5] },
    { id: 'A', at: [20, -5] },
    { id: 'C', at: [50, 60] },
  ] as const

  it('crosses what is in reach, in order, and back again in the other', () => {
    expect(stopsCrossed([0, 0], [100, 0], stops, 10)).toEqual(['A', 'B'])
    expect(stopsCrossed([100, 0], [0, 0], stops, 10)).toEqual(['B', 'A'])
  })

  it('does not reach beyond its ends', () => {
    expect(stopsCrossed([0, 0], [5, 0], stops, 10)).toEqual([])
  })
})
