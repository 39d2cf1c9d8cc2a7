import { describe, expect, it } from 'vitest'
import { legsOf } from './drift'
import { landOf } from './geometry'

const land = landOf('haunted_house')

describe('the drift of a ghost', () => {
  it('is cut into its two legs where it turns', () => {
    expect(legsOf(land, [26, 34, 35, 43, 44, 43, 51, 50])).toEqual([
      [26, 34, 35, 43, 44],
      [44, 43, 51, 50],
    ])
    expect(legsOf(land, [26])).toEqual([])
  })
})
