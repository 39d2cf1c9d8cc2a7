import { describe, expect, it } from 'vitest'
import { ranked, scoreOf, type Run } from './highScores'
import type { View } from './wire'

function solo(counts: number[], score: number): View {
  return { table: { seats: 1 }, rounds: [{ counts: [counts] }], scores: [score] } as unknown as View
}

describe('solo scores', () => {
  it('are told with what they are made of', () => {
    expect(scoreOf(solo([1, 1, 2, 1, 1], 539))).toEqual({ score: 539, colours: 5, seconds: 39, tricks: 6 })
    expect(scoreOf(solo([0, 3, 0, 1, 0], 200))).toMatchObject({ colours: 2, seconds: 0, tricks: 4 })
  })

  it('of nothing have no rank', () => {
    const run: Run = { id: 'a', score: 0, tricks: 0, date_ms: 1 }
    expect(ranked([], run)).toEqual([])
    expect(ranked([], { ...run, score: 100 })).toHaveLength(1)
  })

  it('are sorted by score, tricks and date, and each run counts once', () => {
    const run = (id: string, score: number, tricks: number, date_ms: number): Run => ({ id, score, tricks, date_ms })
    const two = ranked([run('a', 300, 3, 2)], run('b', 300, 4, 3))
    expect(two.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(ranked(two, run('c', 300, 3, 1)).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    expect(ranked(two, run('a', 300, 3, 9))).toHaveLength(2)
  })
})
