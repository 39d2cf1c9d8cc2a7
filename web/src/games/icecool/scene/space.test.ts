import { Quaternion, Ray, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { SCHOOL } from '../school'
import type { Pose } from '../stage'
import { bearing, floorUnder, girth, takeTurn, touch } from './space'

const HALF = Math.SQRT1_2
const flick = { direction: 0, power: 500, offset: 0, height: 115 }

function turned(turn: Pose['turn'], vector: Vector3): number[] {
  return vector
    .applyQuaternion(takeTurn(new Quaternion(), turn))
    .toArray()
    .map((part) => Math.round(part * 1e6) / 1e6 + 0)
}

describe('takeTurn', () => {
  it('reads w first: no turn leaves a penguin looking south', () => {
    expect(turned([1, 0, 0, 0], new Vector3(0, -1, 0))).toEqual([0, -1, 0])
  })
  it('turns counter-clockwise about the vertical: from the south to the east', () => {
    expect(turned([HALF, 0, 0, HALF], new Vector3(0, -1, 0))).toEqual([1, 0, 0])
  })
  it('lays a penguin on its back with its head to the north', () => {
    expect(turned([HALF, -HALF, 0, 0], new Vector3(0, 0, 1))).toEqual([0, 1, 0])
  })
})

describe('floorUnder', () => {
  it('finds the point of the floor on a line of sight', () => {
    const at = floorUnder(new Ray(new Vector3(0.1, -0.9, 1), new Vector3(0.1, 1, -1).normalize()))
    expect(at?.x).toBeCloseTo(0.2)
    expect(at?.y).toBeCloseTo(0.1)
  })
  it('finds none towards the sky', () => {
    expect(floorUnder(new Ray(new Vector3(0, 0, 1), new Vector3(0, 0, 1)))).toBeNull()
  })
})

describe('flicks', () => {
  it('measures directions from the east, counter-clockwise', () => {
    expect(bearing({ ...flick, direction: 9000 })).toBeCloseTo(Math.PI / 2)
  })
  it('hits the penguin from behind', () => {
    const [x, y, z] = touch(flick).toArray()
    expect(x).toBeCloseTo(-girth(0.0115))
    expect(y).toBeCloseTo(0)
    expect(z).toBeCloseTo(0.0115)
  })
  it('has positive offsets on the right of the line', () => {
    expect(touch({ ...flick, offset: 500 }).y).toBeLessThan(0)
    expect(touch({ ...flick, direction: 9000, offset: 500 }).x).toBeGreaterThan(0)
  })
  it('is as wide as the widest sphere, and nothing above the head', () => {
    expect(girth(0.0175)).toBeCloseTo(SCHOOL.penguin.footprint_radius)
    expect(girth(0.06)).toBe(0)
  })
})
