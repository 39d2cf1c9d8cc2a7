import { describe, expect, it } from 'vitest'
import { driftOf, legsOf, type Side } from './drift'
import { landOf } from './geometry'

const land = landOf('haunted_house')

/** As the engine drifts: from, white, black, first, way, leaves. */
const TOLD: [number, number, number, Side, number[], boolean][] = [
  [57, 3, 1, 'black', [57, 65, 73, 74, 82], false],
  [98, 2, 1, 'white', [98, 99, 107, 115], false],
  [19, 4, 5, 'black', [19, 18, 26, 25, 33, 32, 33, 41, 42, 50], false],
  [26, 4, 3, 'white', [26, 34, 35, 43, 44, 43, 51, 50], false],
  [52, 1, 6, 'black', [52, 60, 59, 67, 66, 74, 73, 74], false],
  [66, 6, 6, 'black', [66, 74, 73, 81, 80, 81, 89, 90, 98, 99, 107], false],
  [30, 5, 3, 'black', [30, 29, 37, 36, 37, 45, 46, 54, 55], false],
  [97, 3, 1, 'black', [97, 96], true],
  [117, 3, 4, 'black', [117, 116, 124, 123, 131, 139, 140, 148], true],
]

describe('the drift of a ghost', () => {
  it('is drawn as the server plays it', () => {
    for (const [from, white, black, first, way, leaves] of TOLD) {
      const drift = driftOf(land, from, [white, black], first)
      expect([...drift.legs[0], ...drift.legs[1].slice(1)]).toEqual(way)
      expect(drift.leaves).toBe(leaves)
    }
  })

  it('is cut into its two legs where it turns', () => {
    expect(legsOf(land, [26, 34, 35, 43, 44, 43, 51, 50])).toEqual([[26, 34, 35, 43, 44], [44, 43, 51, 50]])
    expect(legsOf(land, [26])).toEqual([])
  })
})
