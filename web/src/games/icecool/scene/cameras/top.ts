// The whole school from above, tilted a little so that walls look like walls.
import { Vector3 } from 'three'
import { SCHOOL } from '../../school'
import { fit, type Sight } from './fit'

const FOV = 19
/** From straight down. */
const TILT = (23 * Math.PI) / 180
const MARGIN = 0.035

const [x0, y0, x1, y1] = SCHOOL.outline
const EDGE = 0.004
const SHOWN = [x0 - EDGE, x1 + EDGE].flatMap((x) =>
  [y0 - EDGE, y1 + EDGE].flatMap((y) => [0, 0.07].map((z) => new Vector3(x, y, z))),
)
const GAZE = new Vector3(0, Math.sin(TILT), -Math.cos(TILT))

export function topSight(aspect: number): Sight {
  return fit(SHOWN, GAZE, FOV, aspect, MARGIN)
}
