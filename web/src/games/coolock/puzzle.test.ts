import { describe, expect, it } from 'vitest'
import { viewWith } from './fixture'
import { filledSlots, leftOf, ownerOf, slotCorners, SLOTS } from './puzzle'

describe('the hexagon', () => {
  it('gives each colour one sector, and gold the rest', () => {
    expect(SLOTS.map((slot) => ownerOf(slot, 2))).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    expect(SLOTS.map((slot) => ownerOf(slot, 5))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, null, null])
  })

  it('is cut into twelve right triangles', () => {
    for (const slot of SLOTS) {
      const [centre, one, two] = slotCorners(slot, 60)
      if (!centre || !one || !two) throw new Error('three corners')
      const middle = slot % 2 === 1 ? two : one
      const corner = slot % 2 === 1 ? one : two
      const right = (middle.x - centre.x) * (corner.x - middle.x) + (middle.y - centre.y) * (corner.y - middle.y)
      expect(Math.abs(right)).toBeLessThan(0.001)
    }
    expect(slotCorners(1, 60)[1]?.y).toBeCloseTo(-60)
  })

  it('fills with what is no longer on the board', () => {
    expect(filledSlots(viewWith())).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
    expect(filledSlots(viewWith({ phase: 'deal', portions: [] }))).toEqual([])
    expect(leftOf(viewWith(), 1)).toBe(1)
  })
})
