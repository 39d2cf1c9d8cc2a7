import { describe, expect, it } from 'vitest'
import type { Trap } from '../pieces'
import {
  atLevel,
  countOf,
  kindsIn,
  LEVELS,
  nextLevel,
  PIECES,
  readTraps,
  startFrom,
  trapsOf,
  withoutTrap,
  withTrap,
} from './box'
import { wander } from './wander'

describe('the box', () => {
  it('holds 25 traps, and each printed level takes eight', () => {
    expect(PIECES).toHaveLength(25)
    for (const level of LEVELS) {
      expect(trapsOf(level)).toHaveLength(8)
      expect(startFrom(level)).toHaveLength(8)
      expect(readTraps(startFrom(level))).toEqual(startFrom(level))
    }
  })

  it('gives no more copies than it has', () => {
    let traps: Trap[] = []
    for (let time = 0; time < 6; time += 1) traps = withTrap(traps, 'S')
    expect(countOf(traps, 'S')).toBe(4)
    expect(countOf(withTrap(withTrap(traps, 'R1'), 'R1'), 'R1')).toBe(1)
  })

  it('keeps its order, and takes back one at a time', () => {
    expect(withTrap(withTrap(withTrap([], 'N2'), 'S'), 'R3')).toEqual(['R3', 'S', 'N2'])
    expect(withoutTrap(['R3', 'S', 'S'], 'S')).toEqual(['R3', 'S'])
    expect(withoutTrap(['R3'], 'S')).toEqual(['R3'])
  })

  it('reads what was written somewhere, whatever it is', () => {
    expect(readTraps(['N1', 'X', 7, null, 'R1', 'R1'])).toEqual(['R1', 'N1'])
    expect(readTraps({ length: 3 })).toEqual([])
  })

  it('counts by kind', () => {
    expect(kindsIn(trapsOf(4))).toEqual([
      ['R', 5],
      ['T', 2],
      ['A', 1],
    ])
  })
})

describe('the level', () => {
  it('to play next is the first that is not won', () => {
    expect(nextLevel([])).toBe(1)
    expect(nextLevel(['1', '3'])).toBe(2)
    expect(nextLevel(['1', '2', '3', '4', '5'])).toBe(5)
  })

  it('takes traps along only when it is one’s own', () => {
    const custom = atLevel({ assist: 'pins' }, 'custom', ['S'])
    expect(custom).toEqual({ assist: 'pins', level: 'custom', traps: ['S'] })
    expect(atLevel(custom, 2, ['S'])).toEqual({ assist: 'pins', level: 2 })
  })
})

describe('a random level', () => {
  /** The same numbers each time. */
  function dice(seed: number): () => number {
    return () => {
      seed = (seed * 16807) % 2147483647
      return seed / 2147483647
    }
  }

  it('is always one that the judge has accepted, or a printed one', async () => {
    for (let seed = 1; seed < 30; seed += 1) {
      const fine = LEVELS.map((level) => startFrom(level).join())
      const found = await wander((traps) => {
        const isFine = !traps.includes('L1') && traps.length === 8
        if (isFine) fine.push(traps.join())
        return Promise.resolve(isFine)
      }, dice(seed))
      expect(fine).toContain(found.join())
      expect(readTraps(found)).toEqual(found)
    }
  })

  it('stops where nobody answers any more', async () => {
    let asked = 0
    const found = await wander(() => {
      asked += 1
      return Promise.reject(new Error('too fast'))
    }, dice(5))
    expect(asked).toBe(1)
    expect(LEVELS.map((level) => startFrom(level).join())).toContain(found.join())
  })
})
