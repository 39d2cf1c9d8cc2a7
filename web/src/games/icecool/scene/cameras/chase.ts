// Behind and above one penguin, above all walls: it turns slowly into the way the penguin goes.
import { Vector3 } from 'three'
import type { Spot } from '../../stage'
import type { Sight } from './fit'

const BEHIND = 0.19
const ABOVE = 0.28
const AHEAD = 0.045
const FOV = 45
/** Slower than this (metres a second) a penguin's way says nothing. */
const WALK = 0.08
/** Faster than this it was not flicked but put elsewhere. */
const LEAP = 10
/** Seconds for most of a turn: quick would be sickening, for penguins bounce. */
const TURN = 1.6

export class Chase {
  /** To the north until the penguin has gone somewhere. */
  private heading = Math.PI / 2
  private last: Spot | null = null

  /** The way it is going to be flicked. */
  face(heading: number): void {
    this.heading = heading
  }

  /** The penguin is here now, some seconds after the last time. */
  follow(at: Spot, seconds: number): void {
    if (this.last && seconds > 0) {
      const [dx, dy] = [at.x - this.last.x, at.y - this.last.y]
      const speed = Math.hypot(dx, dy) / seconds
      if (speed > WALK && speed < LEAP) {
        const gap = Math.atan2(Math.sin(Math.atan2(dy, dx) - this.heading), Math.cos(Math.atan2(dy, dx) - this.heading))
        this.heading += gap * (1 - Math.exp((-3 * seconds) / TURN)) * Math.min(1, speed / 0.4)
      }
    }
    this.last = { x: at.x, y: at.y }
  }

  sight(at: Spot & { z: number }, aspect: number): Sight {
    const way = new Vector3(Math.cos(this.heading), Math.sin(this.heading), 0)
    const back = aspect < 1 ? 1.15 : 1
    const to = new Vector3(at.x, at.y, at.z).addScaledVector(way, AHEAD)
    const from = new Vector3(at.x, at.y, ABOVE * back + at.z * 0.5).addScaledVector(way, -BEHIND * back)
    return { from, to, fov: FOV }
  }
}
