import { LONGEST_ARROW, MOST_ARROWS } from './facts'
import { describe, expect, it } from 'vitest'
import { viewWith } from './fixture'
import { landOf, pointAt } from './geometry'
import { arrowLine, crossingBeyond, crossingNear, wayBetween, withStop } from './planning'
import type { Arrow } from './wire'

const land = landOf('haunted_house')
const view = viewWith()

describe('plans', () => {
  it('goes the shortest way', () => {
    expect(wayBetween(land, [26], 35)).toEqual([26, 34, 35])
    expect(wayBetween(land, [26], 26)).toEqual([26])
  })

  it('begins at the pawn, and grows with every stop', () => {
    const one = withStop(land, view, [], 0, true, 35)
    expect(one).toEqual([{ seat: 0, way: [34, 35] }])
    expect(withStop(land, view, one, 0, false, 43)).toEqual([{ seat: 0, way: [34, 35, 43] }])
    expect(withStop(land, view, one, 1, true, 19)).toHaveLength(2)
  })

  it('marks a place for all', () => {
    expect(withStop(land, view, [], null, true, 57)).toEqual([{ seat: null, way: [57] }])
  })

  it('never draws more than the table shows', () => {
    const many: Arrow[] = Array.from({ length: MOST_ARROWS }, () => ({ seat: null, way: [57] }))
    expect(withStop(land, view, many, null, true, 34)).toBe(many)
    const long: Arrow[] = [{ seat: null, way: Array.from({ length: LONGEST_ARROW }, () => 57) }]
    expect(withStop(land, view, long, null, false, 34)).toBe(long)
  })

  it('draws from the pawn', () => {
    expect(arrowLine(land, view, { seat: 0, way: [34, 35] })).toHaveLength(3)
    expect(arrowLine(land, view, { seat: null, way: [34, 35] })).toHaveLength(2)
  })

  it('finds crossings by finger and by arrow key', () => {
    const { x, y } = pointAt(land, 34)
    expect(crossingNear(land, { x: x + 3, y }, 20)).toBe(34)
    const right = crossingBeyond(land, 34, 'ArrowRight')
    expect(right).toBe(35)
    expect(crossingBeyond(land, 34, 'x')).toBeNull()
  })
})
