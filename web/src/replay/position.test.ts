import { describe, expect, it } from 'vitest'
import type { Frame } from '../wire'
import { indexOf, seqOfHash, stayOf } from './position'

const frame = (seq: number, events: unknown[] = []): Frame => ({
  seq,
  at_ms: 0,
  seat: null,
  by: null,
  events,
  view: {},
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
    expect(['#12', '12', '', '#', '#x', '#-3', '#1.5'].map(seqOfHash)).toEqual([12, 12, 0, 0, 0, 0, 0])
  })
  it('stays longer for many events and shorter at speed', () => {
    expect(stayOf(frame(1), 1)).toBe(2 * stayOf(frame(1), 2))
    expect(stayOf(frame(1, [1, 2, 3, 4, 5, 6]), 1)).toBeGreaterThan(stayOf(frame(1), 1))
  })
})
