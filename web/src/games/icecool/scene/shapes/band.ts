// What a hand draws at a penguin: a band that is stretched, a ring of power, the cone of its tremor. All lie flat,
// along +x or from the top; each is changed while one pulls.
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { MM } from '../space'

/** A flat strip along a line, as wide as wanted at each of its points. */
class Strip extends BufferGeometry {
  private readonly count: number

  constructor(count: number) {
    super()
    this.count = count
    this.setAttribute('position', new Float32BufferAttribute(new Float32Array(count * 6), 3))
    this.setIndex(
      Array.from({ length: count - 1 }, (_, at) => 2 * at).flatMap((at) => [
        at,
        at + 1,
        at + 2,
        at + 2,
        at + 1,
        at + 3,
      ]),
    )
  }

  /** Both edges of each point, in millimetres. */
  protected lay(edges: (part: number) => readonly [number, number, number, number]): void {
    const places = this.getAttribute('position')
    for (let at = 0; at < this.count; at++) {
      const [x0, y0, x1, y1] = edges(at / (this.count - 1))
      places.setXYZ(2 * at, x0 * MM, y0 * MM, 0)
      places.setXYZ(2 * at + 1, x1 * MM, y1 * MM, 0)
    }
    places.needsUpdate = true
    this.computeBoundingSphere()
  }
}

const [RING_IN, RING_OUT] = [23.5, 29]

/** Round the penguin, from the north and clockwise, as far as the power goes. */
export class PowerArc extends Strip {
  constructor() {
    super(72)
    this.show(1)
  }

  show(part: number): void {
    this.lay((at) => {
      const angle = at * part * 2 * Math.PI
      const [x, y] = [Math.sin(angle), Math.cos(angle)]
      return [RING_OUT * x, RING_OUT * y, RING_IN * x, RING_IN * y]
    })
  }
}

const HOLD = 14

/** Round the front of the penguin, and back to the hand. */
export class Band extends Strip {
  constructor() {
    super(40)
    this.stretch(30, 0)
  }

  /** To a hand so many millimetres behind; thinner the tighter it is. */
  stretch(away: number, tight: number): void {
    const half = 2.2 - tight
    const spot = (at: number): [number, number] => {
      const part = Math.abs(at - 0.5) * 2
      const side = at < 0.5 ? 1 : -1
      // Two straight strands, and the front half round the body between them.
      if (part > 0.4) {
        const way = (part - 0.4) / 0.6
        return [-away * way, side * HOLD * (1 - way)]
      }
      const angle = ((part / 0.4) * Math.PI) / 2
      return [(HOLD + 5) * Math.cos(angle), side * HOLD * Math.sin(angle)]
    }
    this.lay((at) => {
      const [x, y] = spot(at)
      const [[ax, ay], [bx, by]] = [spot(Math.max(at - 0.01, 0)), spot(Math.min(at + 0.01, 1))]
      const long = Math.hypot(bx - ax, by - ay) || 1
      const [nx, ny] = [(-(by - ay) / long) * half, ((bx - ax) / long) * half]
      return [x + nx, y + ny, x - nx, y - ny]
    })
  }
}

/** Where the flick may stray to, ahead along +x. */
export class StrayCone extends Strip {
  constructor() {
    super(16)
    this.open(0.1, 100)
  }

  open(angle: number, long: number): void {
    this.lay((at) => {
      const turn = (at * 2 - 1) * angle
      return [0, 0, long * Math.cos(turn), long * Math.sin(turn)]
    })
  }
}
