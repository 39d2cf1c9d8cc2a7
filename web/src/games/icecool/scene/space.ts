// Where the school's coordinates and those of three.js meet.
//
// The drawn world is the school's own: metres, x to the east, y to the north, z up (cameras are told so). So a place
// needs no conversion; only a turn does, for a recording has w first and three.js has it last. A penguin's own
// axes: the origin is its centre of mass, z leads to its head, and it looks along −y, to those who sit south.
import { Plane, Vector3, type Quaternion, type Ray } from 'three'
import { SCHOOL } from '../school'
import type { Pose, Spot } from '../stage'
import type { Flick } from '../wire'

/** The centre of mass of a standing penguin above the floor. */
export const BALANCE = 0.0115

export const UP = new Vector3(0, 0, 1)

/** All lengths of the art are millimetres. */
export const MM = 0.001

const [x0, y0, x1, y1] = SCHOOL.outline

export const CENTRE: Spot = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }

export function takeTurn(into: Quaternion, [w, x, y, z]: Pose['turn']): Quaternion {
  return into.set(x, y, z, w)
}

const level = new Plane(UP, 0)
const struck = new Vector3()

/** Where a line of sight meets the floor, or what is so high above it, be it outside the school; null: never. */
export function floorUnder(ray: Ray, height = 0): Spot | null {
  level.constant = -height
  const at = ray.intersectPlane(level, struck)
  return at && { x: at.x, y: at.y }
}

/** The direction of a flick in radians, counter-clockwise from the east (IC-20). */
export function bearing({ direction }: Flick): number {
  return (direction / 100) * (Math.PI / 180)
}

/** The radius of a standing penguin at a height, in metres; 0 above its head. */
export function girth(height: number): number {
  const chords = SCHOOL.penguin.spheres.map(({ r, z }) => r * r - (height - z) ** 2)
  return Math.sqrt(Math.max(0, ...chords))
}

/** Where the finger hits, from the point where the penguin stands (IC-20: from behind; right of the line is positive). */
export function touch(flick: Flick): Vector3 {
  const [angle, height] = [bearing(flick), flick.height / 10000]
  const radius = girth(Math.min(height, SCHOOL.penguin.height))
  const side = (flick.offset / 1000) * radius
  const behind = Math.sqrt(radius * radius - side * side)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return new Vector3(sin * side - cos * behind, -cos * side - sin * behind, height)
}
