// The one camera: it glides to whatever sight is wanted.
import { Vector3, type PerspectiveCamera } from 'three'
import type { Sight } from './fit'

/** Nearer than this (metres, or degrees of width) it has arrived. */
const CLOSE = 0.0002

export class Rig {
  private readonly from = new Vector3()
  private readonly to = new Vector3()
  private fov = 0

  /** A step of `seconds` towards a sight, most of the way in `ease` seconds (0: at once). Says whether there is still some way to go. */
  step(wanted: Sight, seconds: number, ease: number): boolean {
    const share = this.fov === 0 || ease === 0 ? 1 : 1 - Math.exp((-3 * seconds) / ease)
    this.from.lerp(wanted.from, share)
    this.to.lerp(wanted.to, share)
    this.fov += (wanted.fov - this.fov) * share
    const isThere =
      this.from.distanceTo(wanted.from) + this.to.distanceTo(wanted.to) + Math.abs(this.fov - wanted.fov) < CLOSE
    return !isThere
  }

  aim(camera: PerspectiveCamera): void {
    camera.position.copy(this.from)
    camera.lookAt(this.to)
    if (camera.fov !== this.fov) {
      camera.fov = this.fov
      camera.updateProjectionMatrix()
    }
  }
}
