import { describe, expect, it } from 'vitest'
import type { Frame } from '../wire'
import { sayMoment, saySpan } from './moment'

const frames = (...times: number[]): Frame[] =>
  times.map((at_ms, seq) => ({
    seq,
    at_ms,
    seat: seq % 2,
    by: null,
    events: [],
    view: {},
    awaits: null,
    left: [],
    landmark: null,
  }))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the moment of a step', () => {
  it('is told in words', () => {
    const spans = [1000, 44_944, 120_000, 115_512, 3_600_000, 3_905_000]
    expect(spans.map((ms) => plain(saySpan(ms, 'en')))).toEqual([
      '1 second',
      '44 seconds',
      '2 minutes',
      '1 min 55 s',
      '1 hour',
      '1 h 5 min',
    ])
    expect(spans.map((ms) => plain(saySpan(ms, 'fr'))).slice(1, 4)).toEqual(['44 secondes', '2 minutes', '1 min 55 s'])
  })
  it('counts from the start of the game', () => {
    const told = frames(0, 400, 61_000, 120_000)
    expect(told.map((_, at) => plain(sayMoment(told, at, false, 'en')))).toEqual([
      'at the start',
      'at the start',
      'after 1 min 1 s',
      'after 2 minutes',
    ])
    expect(plain(sayMoment(told, 3, false, 'fr'))).toBe('après 2 minutes')
  })
  it('says in real time who was first, and by how much', () => {
    const told = frames(60_000, 60_023)
    expect(plain(sayMoment(told, 1, true, 'en'))).toBe('0.023 s later')
    expect(plain(sayMoment(told, 1, true, 'fr'))).toBe('0,023 s plus tard')
    expect(plain(sayMoment(told, 1, false, 'en'))).toBe('after 1 minute')
    const alone = told.map((each) => ({ ...each, seat: 0 }))
    expect(plain(sayMoment(alone, 1, true, 'en'))).toBe('after 1 minute')
  })
  it('is nothing where nobody kept the time', () => {
    expect(sayMoment(frames(0, 0, 0), 2, false, 'en')).toBe('')
  })
})
