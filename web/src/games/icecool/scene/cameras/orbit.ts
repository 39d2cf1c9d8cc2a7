// The camera of one's own: round the school, nearer and farther, and across.
import { Vector3 } from 'three'
import { SCHOOL } from '../../school'
import { CENTRE } from '../space'
import { fit, type Sight } from './fit'

const FOV = 34
const LEAST = 0.16
const MOST = 2.2
/** From straight up: never quite from above, where there is no way round, nor below the floor. */
const STEEP: readonly [number, number] = [0.06, 1.45]

/** At first all of the school is in the picture. */
const MARGIN = 0.06

const [x0, y0, x1, y1] = SCHOOL.outline
const SHOWN = [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [0, 0.07].map((z) => new Vector3(x, y, z))))

export class Orbit {
  private round = -Math.PI / 2 - 0.45
  private tilt = 0.85
  private reach: number | null = null
  private readonly middle = new Vector3(CENTRE.x, CENTRE.y, 0.02)

  /** Radians to the right and down. */
  turn(right: number, down: number): void {
    this.round -= right
    this.tilt = clamp(this.tilt - down, STEEP)
  }

  /** Above 1: farther away. */
  zoom(factor: number): void {
    this.reach = clamp((this.reach ?? 1) * factor, [LEAST, MOST])
  }

  /** Push the school across the picture, in shares of its height. */
  push(right: number, up: number): void {
    const length = (this.reach ?? 1) * 2 * Math.tan((FOV * Math.PI) / 360)
    const [cos, sin] = [Math.cos(this.round), Math.sin(this.round)]
    this.middle.x = clamp(this.middle.x + (sin * right + cos * up) * length, [x0, x1])
    this.middle.y = clamp(this.middle.y + (-cos * right + sin * up) * length, [y0, y1])
  }

  sight(aspect: number): Sight {
    const back = new Vector3(
      Math.cos(this.round) * Math.sin(this.tilt),
      Math.sin(this.round) * Math.sin(this.tilt),
      Math.cos(this.tilt),
    )
    this.reach ??= this.begin(back, aspect)
    return { from: this.middle.clone().addScaledVector(back, this.reach), to: this.middle.clone(), fov: FOV }
  }

  /** From where all is seen: how far that is from what is looked at, which lies on the floor. */
  private begin(back: Vector3, aspect: number): number {
    const { from } = fit(SHOWN, back.clone().negate(), FOV, aspect, MARGIN)
    const reach = (from.z - this.middle.z) / back.z
    this.middle.copy(from).addScaledVector(back, -reach)
    return reach
  }
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value))
}
