import { describe, expect, it } from 'vitest'
import { listOf, ranked, scoreOf, type Run } from './highScores'
import type { View } from './wire'

function solo(counts: number[], winner: number | null, play_ms: number, table: Partial<View['table']> = {}): View {
  return {
    table: { seats: 1, timer_ms: 120_000, assist: [false], claim_lock_ms: 2000, deck: null, ...table },
    rounds: [{ reason: winner === null ? 'time_up' : 'five_colours', winner, counts: [counts], play_ms }],
  } as unknown as View
}

describe('solo scores', () => {
  it('count a hundred a colour, and the seconds left of a won round', () => {
    expect(scoreOf(solo([1, 1, 2, 1, 1], 0, 80_500))).toMatchObject({ score: 539, colours: 5, tricks: 6 })
    expect(scoreOf(solo([0, 3, 0, 1, 0], null, 120_000))?.score).toBe(200)
  })

  it('are ranked only where everything was as usual', () => {
    expect(listOf(solo([], null, 0))).toBe(120)
    expect(listOf(solo([], null, 0, { timer_ms: 90_000 }))).toBeNull()
    expect(listOf(solo([], null, 0, { assist: [true] }))).toBeNull()
    expect(listOf(solo([], null, 0, { claim_lock_ms: 0 }))).toBeNull()
  })

  it('are sorted by score, tricks and date, and each run counts once', () => {
    const run = (id: string, score: number, tricks: number, date_ms: number): Run => ({ id, score, tricks, date_ms })
    const two = ranked([run('a', 300, 3, 2)], run('b', 300, 4, 3))
    expect(two.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(ranked(two, run('c', 300, 3, 1)).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(ranked(two, run('a', 300, 3, 9))).toHaveLength(2)
  })
})
