import { DIRECTIONS } from './facts'
import { describe, expect, it } from 'vitest'
import { angleOf, nearestAngle, placeOf, seatEdges, sideOf, slotBeyond, towards, watchedCorner } from './geometry'
import { spinOf } from './looks'

const CORNERS = [0, 1, 2, 3]
/** The slot in each corner of the box, from the north-west clockwise. */
const CORNER_SLOTS = [0, 2, 8, 6]
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8]

describe('the box on the screen', () => {
  it('has the viewer’s own corner nearest', () => {
    for (const corner of CORNERS) {
      expect(placeOf(CORNER_SLOTS[corner] ?? -1, corner)).toBe('near')
      expect(placeOf(CORNER_SLOTS[(corner + 2) % 4] ?? -1, corner)).toBe('far')
    }
    expect(ALL.map((slot) => placeOf(slot, 2))).toEqual([
      'far',
      'farRight',
      'right',
      'farLeft',
      'middle',
      'nearRight',
      'left',
      'nearLeft',
      'near',
    ])
  })

  it('turns its sides with the corner', () => {
    expect(DIRECTIONS.map((side) => sideOf(side, 2))).toEqual(['farRight', 'nearRight', 'nearLeft', 'farLeft'])
    expect(DIRECTIONS.map((side) => sideOf(side, 0))).toEqual(['nearLeft', 'farLeft', 'farRight', 'nearRight'])
  })

  it('shows as near the sides that look at the viewer (CO-28)', () => {
    const near = (corner: number) => DIRECTIONS.filter((side) => sideOf(side, corner).startsWith('near')).join('')
    expect(CORNERS.map(near)).toEqual(['NW', 'NE', 'ES', 'SW'])
  })

  it('turns clockwise by a quarter when the box does (CO-82), also past a full turn', () => {
    let angle = angleOf(2)
    for (const corner of [1, 0, 3, 2, 1]) {
      const next = nearestAngle(angle, angleOf(corner))
      expect(next - angle).toBe(90)
      angle = next
    }
    expect(nearestAngle(45, 225) - 45).toBe(180)
  })

  it('turns for those who only watch, too', () => {
    expect([0, 1, 2, 3].map(watchedCorner)).toEqual([2, 1, 0, 3])
  })

  it('turns every picture to the viewer by half a turn at most', () => {
    for (const corner of CORNERS) {
      for (const side of DIRECTIONS) expect(Math.abs(spinOf(side, corner))).toBeLessThanOrEqual(180)
    }
    expect(spinOf('S', 2)).toBe(-45)
    expect(spinOf('E', 2)).toBe(45)
  })
})

describe('the seats around the box', () => {
  it('has oneself at the bottom and the next seat on the left (CO-20)', () => {
    expect(seatEdges(4, 2, 0).map(({ edge }) => edge)).toEqual(['bottom', 'left', 'top', 'right'])
    expect(seatEdges(2, 0, 0)).toEqual([
      { seat: 0, edge: 'top' },
      { seat: 1, edge: 'bottom' },
    ])
  })
  it('keeps everybody in place when the box turns', () => {
    expect(seatEdges(3, 1, 1)).toEqual(seatEdges(3, 2, 0))
  })
  it('puts a single player on both sides', () => {
    expect(seatEdges(1, 2, 0).map(({ edge }) => edge)).toEqual(['bottom', 'top'])
  })
})

describe('the arrow keys', () => {
  it('go where they point on the screen', () => {
    expect(slotBeyond(4, 'ArrowUp', ALL, 2)).toBe(0)
    expect(slotBeyond(4, 'ArrowDown', ALL, 2)).toBe(8)
    expect(slotBeyond(4, 'ArrowDown', ALL, 0)).toBe(0)
    expect(slotBeyond(4, 'ArrowRight', ALL, 2)).toBe(2)
    expect(slotBeyond(8, 'ArrowDown', ALL, 2)).toBeNull()
    expect(slotBeyond(4, 'Enter', ALL, 2)).toBeNull()
  })
  it('reach every cocoon, wherever the hole is', () => {
    for (const free of ALL) {
      const slots = ALL.filter((slot) => slot !== free)
      const reached = new Set([slots[0] ?? 0])
      for (const slot of reached) {
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = slotBeyond(slot, key, slots, 3)
          if (next !== null) reached.add(next)
        }
      }
      expect(reached.size).toBe(8)
    }
  })
})

it('knows which way a neighbour is', () => {
  expect([1, 5, 7, 3, 0].map((slot) => towards(4, slot))).toEqual(['N', 'E', 'S', 'W', null])
})
