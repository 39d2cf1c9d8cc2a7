import { describe, expect, it } from 'vitest'
import type { Frame } from '../wire'
import { jump, kindOf, landmarksOf } from './landmarks'

const frame = (seat: number | null, landmark: Frame['landmark'] = null): Frame => ({
  seq: 0,
  at_ms: 0,
  seat,
  by: null,
  events: [],
  view: {},
  awaits: [0],
  left: [],
  landmark,
})

describe('landmarks', () => {
  it('are those that the game names', () => {
    const marks = landmarksOf([frame(null, 'round'), frame(0), frame(1), frame(1, 'trick')])
    expect(marks).toEqual(['round', null, null, 'trick'])
    expect(kindOf(marks)).toBe('trick')
  })
  it('are the decisions of another seat where it names no turns', () => {
    const marks = landmarksOf([frame(null, 'round'), frame(0), frame(0), frame(null), frame(0), frame(1)])
    expect(marks).toEqual(['round', 'turn', null, null, null, 'turn'])
    expect(kindOf(marks)).toBe('turn')
  })
  it('are jumped to in both directions, up to the ends', () => {
    const marks = landmarksOf([frame(null), frame(0), frame(0), frame(1), frame(1)])
    expect([0, 1, 2, 3].map((at) => jump(marks, at, 1))).toEqual([1, 3, 3, Infinity])
    expect([4, 3, 2, 1].map((at) => jump(marks, at, -1))).toEqual([3, 1, 1, 0])
  })
})
