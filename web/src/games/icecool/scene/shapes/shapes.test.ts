import { describe, expect, it } from 'vitest'
import { BOXES, SCHOOL } from '../../school'
import { BALANCE } from '../space'
import { hook } from '../parts/shoal'
import { lengthFor } from './arrow'
import { dotsAlong } from './dotted'
import { penguinShape } from './penguin'
import { wallShape } from './walls'

describe('penguins', () => {
  it.each(['blue', 'red', 'green', 'purple', 'orange'] as const)(
    '%s stands on the floor, round its centre of mass',
    (colour) => {
      const shape = penguinShape(colour, true)
      shape.computeBoundingBox()
      expect(shape.boundingBox?.min.z).toBeCloseTo(-BALANCE, 3)
      expect(shape.boundingBox?.max.z).toBeLessThan(SCHOOL.penguin.height - BALANCE + 0.008)
      expect(shape.boundingBox?.max.x).toBeLessThan(SCHOOL.penguin.footprint_radius + 0.003)
    },
  )
})

describe('walls', () => {
  it('cuts every inner wall at its doors (IC-12)', () => {
    expect(BOXES.filter((box) => box.lintel !== null)).toHaveLength(SCHOOL.doors.length)
    expect(BOXES).toHaveLength(SCHOOL.walls.length + 2 * SCHOOL.doors.length)
  })
  it('is as high as the rules say, and cut from within the sheet', () => {
    const shape = wallShape()
    shape.computeBoundingBox()
    expect(shape.boundingBox?.max.z).toBeCloseTo(0.068)
    const print = shape.getAttribute('uv')
    for (let vertex = 0; vertex < print.count; vertex++) {
      expect(print.getX(vertex)).toBeGreaterThanOrEqual(0)
      expect(print.getX(vertex)).toBeLessThanOrEqual(1)
      expect(print.getY(vertex)).toBeGreaterThanOrEqual(0)
      expect(print.getY(vertex)).toBeLessThanOrEqual(1)
    }
  })
})

describe('fish', () => {
  it('share a door without leaving it', () => {
    for (const { id, axis, centre, width } of SCHOOL.doors) {
      for (let count = 1; count <= 9; count++) {
        const places = Array.from({ length: count }, (_, index) => hook(id, index, count)).map((place) =>
          axis === 'x' ? place.y : place.x,
        )
        expect(new Set(places).size).toBe(count)
        for (const place of places) expect(Math.abs(place - centre)).toBeLessThan(width / 2)
      }
    }
  })
})

describe('aims and ghosts', () => {
  it('draws a longer arrow for a stronger flick', () => {
    expect(lengthFor(1000)).toBeGreaterThan(lengthFor(50))
  })
  it('sets dots at even distances, round corners too', () => {
    const dots = dotsAlong(
      [
        [0, 0],
        [0.25, 0],
        [0.25, 0.3],
      ],
      0.1,
    )
    const expected = [
      [0.1, 0],
      [0.2, 0],
      [0.25, 0.05],
      [0.25, 0.15],
      [0.25, 0.25],
    ]
    expect(dots).toHaveLength(expected.length)
    dots.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(expected[index]?.[0] ?? NaN)
      expect(y).toBeCloseTo(expected[index]?.[1] ?? NaN)
    })
  })
  it('bears a way that stands still', () => {
    expect(
      dotsAlong(
        [
          [0, 0],
          [0, 0],
        ],
        0.1,
      ),
    ).toEqual([])
    expect(dotsAlong([], 0.1)).toEqual([])
  })
})
