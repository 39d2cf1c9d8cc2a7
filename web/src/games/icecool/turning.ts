// How a penguin is turned, as quaternions with w first. Only for drawing.
export type Turn = readonly [number, number, number, number]

export const UPRIGHT: Turn = [1, 0, 0, 0]

const WHOLE = 2 * Math.PI

export function times(a: Turn, b: Turn): Turn {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ]
}

/** About the upward axis, counter-clockwise. */
export const yaw = (radians: number): Turn => [Math.cos(radians / 2), 0, 0, Math.sin(radians / 2)]

/** A part of the way from one turn to another: the shortest one, and then so many whole turns. */
export function turnedPart(from: Turn, to: Turn, extra: number, part: number): Turn {
  const way = times([from[0], -from[1], -from[2], -from[3]], to)
  const sign = way[0] < 0 ? -1 : 1
  const sine = Math.hypot(way[1], way[2], way[3])
  if (sine < 1e-6) return from
  const angle = 2 * Math.atan2(sine, Math.abs(way[0])) + WHOLE * extra
  const scale = (sign * Math.sin((angle * part) / 2)) / sine
  return times(from, [Math.cos((angle * part) / 2), way[1] * scale, way[2] * scale, way[3] * scale])
}

/** A penguin that is not turned looks towards small y, at who sits in front of the school. */
export const lookingTo = (radians: number): Turn => yaw(radians + Math.PI / 2)

/** Where a penguin's front and its head point in the world. */
export function frontOf([w, x, y, z]: Turn): [number, number, number] {
  return [2 * (w * z - x * y), 2 * (x * x + z * z) - 1, -2 * (y * z + w * x)]
}

export function headOf([w, x, y, z]: Turn): [number, number, number] {
  return [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
}
