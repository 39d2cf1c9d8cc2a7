import { describe, expect, it } from 'vitest'
import type { Frame } from '../wire'
import { decisionAt, eyesOfHash, hashOf, indexOf, seqOfHash, stayOf } from './position'

const frame = (seq: number, events: unknown[] = [], awaits: number[] | null = [0]): Frame => ({
  seq,
  at_ms: 0,
  seat: null,
  by: null,
  events,
  view: {},
  awaits,
  left: [],
  landmark: null,
})
const frames = [1, 2, 5, 9].map((seq) => frame(seq))

describe('the step that is shown', () => {
  it('is the wanted one, or the last before it', () => {
    expect([1, 2, 4, 5, 8, 9, 500].map((seq) => indexOf(frames, seq))).toEqual([0, 1, 1, 2, 2, 3, 3])
  })
  it('is the first when nothing comes before', () => {
    expect(indexOf(frames, 0)).toBe(0)
    expect(indexOf([], 7)).toBe(0)
  })
  it('is named by a link, and nonsense names the beginning', () => {
    expect(['#12', '12', '#12&eyes=2', '', '#', '#x', '#-3', '#1.5'].map(seqOfHash)).toEqual([
      12, 12, 12, 0, 0, 0, 0, 0,
    ])
  })
  it('stays longer for many events and shorter at speed', () => {
    expect(stayOf(frame(1), 1)).toBe(2 * stayOf(frame(1), 2))
    expect(stayOf(frame(1, [1, 2, 3, 4, 5, 6]), 1)).toBeGreaterThan(stayOf(frame(1), 1))
  })
})

describe('the eyes that look', () => {
  it('go along in a link', () => {
    expect(['#12', '#12&eyes=1', '#&eyes=3', '#3&eyes=0', '#3&eyes=x'].map(eyesOfHash)).toEqual([
      null,
      0,
      2,
      null,
      null,
    ])
    expect([hashOf(5, null), hashOf(5, 1)]).toEqual(['#5', '#5&eyes=2'])
    expect(eyesOfHash(hashOf(5, 3))).toBe(3)
    expect(seqOfHash(hashOf(5, 3))).toBe(5)
  })
})

describe('the decision from which one plays on', () => {
  it('is the step itself, the next one, or the last there was', () => {
    const luck = [frame(0, [], null), frame(1), frame(2, [], null), frame(3), frame(4, [], null)]
    expect([0, 1, 2, 3, 4].map((at) => decisionAt(luck, at))).toEqual([1, 1, 3, 3, 3])
    expect(decisionAt([frame(0, [], null)], 0)).toBeNull()
  })
})
