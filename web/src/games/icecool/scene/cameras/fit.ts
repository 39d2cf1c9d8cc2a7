// Where a camera must stand so that all of something is seen, at any shape of the window.
import { Vector3 } from 'three'
import { UP } from '../space'

/** What a camera wants: where it stands, what it looks at, and how wide it sees (degrees, upright). */
export interface Sight {
  from: Vector3
  to: Vector3
  fov: number
}

/** Looks along `gaze` from just so far that all points lie in the picture, with a margin (a share of the half picture). */
export function fit(points: readonly Vector3[], gaze: Vector3, fov: number, aspect: number, margin: number): Sight {
  const ahead = gaze.clone().normalize()
  const right = new Vector3().crossVectors(ahead, UP).normalize()
  const above = new Vector3().crossVectors(right, ahead)
  const tall = Math.tan((fov * Math.PI) / 360) * (1 - margin)
  const wide = Math.tan((fov * Math.PI) / 360) * aspect * (1 - margin)
  const rows = squeeze(points, above, ahead, tall)
  const columns = squeeze(points, right, ahead, wide)
  const depth = Math.min(rows.depth, columns.depth)
  const from = new Vector3()
    .addScaledVector(right, columns.middle)
    .addScaledVector(above, rows.middle)
    .addScaledVector(ahead, depth)
  const reach = Math.max(...points.map((point) => point.dot(ahead))) - depth
  return { from, to: from.clone().addScaledVector(ahead, reach), fov }
}

/** The two edges of the picture that face each other, both touching the points: where the camera then stands. */
function squeeze(points: readonly Vector3[], across: Vector3, ahead: Vector3, slope: number) {
  const high = Math.max(...points.map((point) => point.dot(across) - slope * point.dot(ahead)))
  const low = Math.min(...points.map((point) => point.dot(across) + slope * point.dot(ahead)))
  return { middle: (high + low) / 2, depth: (low - high) / (2 * slope) }
}
