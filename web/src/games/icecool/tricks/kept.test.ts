import { describe, expect, it } from 'vitest'
import { readKept, thinned, withTry } from './kept'

const made = (flicks: number, stars = 1) => ({ stars, flicks, path: [[0.08, 0.094] as const, [0.4, 0.1] as const] })

describe('the tries that this browser keeps', () => {
  it('keeps the one with the fewest flicks of each set shot', () => {
    const tries = [made(7), made(2, 3), made(4, 2)].reduce((kept, fresh) => withTry(kept, 3, fresh), {})
    expect(tries).toEqual({ 3: made(2, 3) })
    expect(withTry(tries, 5, made(9))[5]?.flicks).toBe(9)
    expect(withTry(tries, 3, made(2))).toEqual(tries)
  })

  it('reads nothing out of what it does not know', () => {
    expect(readKept(null)).toEqual({})
    expect(readKept('{')).toEqual({})
    expect(readKept('[1]')).toEqual({})
    expect(readKept('{"1": {"stars": 3}, "2": {"stars": 1, "flicks": 6, "path": []}}')).toEqual({
      2: { stars: 1, flicks: 6, path: [] },
    })
  })

  it('thins a long way, and keeps its ends', () => {
    const long = Array.from({ length: 500 }, (_, at) => [at / 1000, 0.12345] as const)
    const some = thinned(long)
    expect(some.length).toBeLessThan(70)
    expect(some[0]).toEqual([0, 0.123])
    expect(some.at(-1)).toEqual([0.499, 0.123])
  })
})
