// The shadow of a penguin: no map of shadows, only a soft blot where the sun throws it.
import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three'
import type { Pose } from '../../stage'
import { SUN } from '../looks'
import { SCHOOL } from '../../school'
import { BALANCE, MM, takeTurn } from '../space'
import { print } from '../prints/print'

const [FLOAT, DARKNESS] = [0.0004, 0.42]
const [RIGHT, NORTH] = [-SUN.x / SUN.z, -SUN.y / SUN.z]
const HEAD = (SCHOOL.penguin.spheres.find((sphere) => sphere.part === 'head')?.z ?? 0.04) - BALANCE
const WIDTH = 2.7 * SCHOOL.penguin.footprint_radius

export function blot(): CanvasTexture {
  return print(64, 64, 1, (brush) => {
    const fade = brush.createRadialGradient(32, 32, 4, 32, 32, 32)
    fade.addColorStop(0, 'rgb(50 28 16 / 1)')
    fade.addColorStop(0.5, 'rgb(50 28 16 / 0.72)')
    fade.addColorStop(1, 'rgb(50 28 16 / 0)')
    brush.fillStyle = fade
    brush.fillRect(0, 0, 64, 64)
  })
}

const [foot, head] = [new Vector3(), new Vector3()]

export class Shadow extends Mesh<PlaneGeometry, MeshBasicMaterial> {
  constructor(map: CanvasTexture) {
    super(
      new PlaneGeometry(1, 1),
      new MeshBasicMaterial({ map, transparent: true, depthWrite: false, opacity: DARKNESS }),
    )
    this.renderOrder = 1
  }

  /** Between the shadows of its foot and its head, wider and paler the higher it flies. */
  fall({ x, y, z, turn }: Pose): void {
    takeTurn(this.quaternion, turn)
    head
      .set(0, 0, HEAD * 0.8)
      .applyQuaternion(this.quaternion)
      .add(foot.set(x, y, z))
    foot.set(x + RIGHT * z, y + NORTH * z, 0)
    head.set(head.x + RIGHT * head.z, head.y + NORTH * head.z, 0)
    const lift = Math.max(0, z - 2 * BALANCE)
    const spread = WIDTH + lift * 0.25
    this.position.lerpVectors(foot, head, 0.5).setZ(FLOAT)
    this.rotation.set(0, 0, Math.atan2(head.y - foot.y, head.x - foot.x))
    this.scale.set(foot.distanceTo(head) + spread, spread, 1)
    this.material.opacity = DARKNESS / (1 + lift / (60 * MM))
  }

  dispose(): void {
    this.geometry.dispose()
    this.material.dispose()
  }
}
