import { describe, expect, it } from 'vitest'
import type { By, Frame } from '../wire'
import { playedFor } from './playedFor'

const frame = (seq: number, by: By | null): Frame => ({
  seq,
  at_ms: 0,
  seat: by?.seat ?? null,
  events: [],
  view: null,
  by,
  awaits: null,
  left: [],
  landmark: null,
})

describe('what was played in somebody’s name', () => {
  it('is told since they last acted themselves, and nobody else’s', () => {
    const frames = [
      frame(1, { seat: 0, as: 'stand_in' }),
      frame(2, { seat: 0, as: 'person' }),
      frame(3, { seat: 1, as: 'stand_in' }),
      frame(4, { seat: 0, as: 'stand_in', asked: 1 }),
      frame(5, null),
      frame(6, { seat: 0, as: 'clock' }),
    ]
    expect(playedFor(frames, 0).map(({ seq }) => seq)).toEqual([4, 6])
    expect(playedFor(frames, 2)).toEqual([])
  })
})
