// The fish over the doors: taken ones pop up and away, moved ones swim to their new door.
import { Group, Mesh, MeshPhongMaterial, Vector3, type BufferGeometry } from 'three'
import { doorOf } from '../../school'
import type { Fish } from '../../wire'
import type { PenguinColour } from '../looks'
import { fishShapeOf } from '../shapes/fish'
import { MM } from '../space'

/** They lean back, so that one knows them from above, too. */
const LEAN = -0.62
const HANG = 0.0705
const SPREAD = 54 * MM
const ROOM_FOR_EACH = 21 * MM
const POP_SECONDS = 0.55
const SWIM_SECONDS = 0.5

/** Where the `index`th of `count` fish hangs over a door. */
export function hook(door: string, index: number, count: number): Vector3 {
  const found = doorOf(door)
  if (!found) return new Vector3(0, 0, HANG)
  const step = Math.min(ROOM_FOR_EACH, SPREAD / Math.max(1, count - 1))
  const along = found.centre + ((count - 1) / 2 - index) * step * (found.axis === 'x' ? 1 : -1)
  return found.axis === 'x' ? new Vector3(found.at, along, HANG) : new Vector3(along, found.at, HANG)
}

class Swimmer extends Mesh<BufferGeometry, MeshPhongMaterial> {
  private readonly start = new Vector3()
  private readonly goal = new Vector3()
  private age = Infinity

  constructor(
    readonly colour: PenguinColour,
    public door: string,
    shape: BufferGeometry,
    material: MeshPhongMaterial,
    at: Vector3,
  ) {
    super(shape, material)
    this.rotation.x = LEAN
    this.position.copy(at)
    this.goal.copy(at)
  }

  swim(to: Vector3, motion: boolean): void {
    if (this.goal.equals(to)) return
    this.start.copy(this.position)
    this.goal.copy(to)
    this.age = motion ? 0 : Infinity
    if (!motion) this.position.copy(to)
  }

  /** Says whether it is still on its way. */
  live(seconds: number): boolean {
    if (this.age >= SWIM_SECONDS) return false
    this.age += seconds
    const share = Math.min(1, this.age / SWIM_SECONDS)
    const eased = share * share * (3 - 2 * share)
    this.position.lerpVectors(this.start, this.goal, eased)
    this.position.z += Math.sin(Math.PI * eased) * Math.min(0.05, this.start.distanceTo(this.goal) * 0.3)
    return this.age < SWIM_SECONDS
  }
}

export class Shoal extends Group {
  private readonly material = new MeshPhongMaterial({ vertexColors: true, shininess: 50, specular: '#3a3a3a' })
  private readonly shapes = new Map<PenguinColour, BufferGeometry>()
  private hanging: Swimmer[] = []
  private readonly leaving = new Map<Swimmer, number>()

  /** From now on these hang. */
  hang(fish: readonly Fish[], motion: boolean): void {
    const idle = [...this.hanging]
    const take = (test: (one: Swimmer) => boolean) => {
      const index = idle.findIndex(test)
      return index < 0 ? null : (idle.splice(index, 1)[0] ?? null)
    }
    const stayed = fish.map(({ colour, door }) => take((one) => one.colour === colour && one.door === door))
    this.hanging = fish.map(({ colour, door }, index) => {
      const mates = fish.filter((other) => other.door === door)
      const place = hook(door, fish.slice(0, index).filter((other) => other.door === door).length, mates.length)
      const swimmer = stayed[index] ?? take((one) => one.colour === colour) ?? this.born(colour, door, place)
      swimmer.door = door
      swimmer.swim(place, motion)
      return swimmer
    })
    for (const gone of idle) {
      if (motion) this.leaving.set(gone, 0)
      else this.remove(gone)
    }
  }

  /** Some seconds pass; says whether anything still moves. */
  live(seconds: number): boolean {
    let isBusy = false
    for (const swimmer of this.hanging) isBusy = swimmer.live(seconds) || isBusy
    for (const [gone, age] of this.leaving) {
      const share = (age + seconds) / POP_SECONDS
      if (share >= 1) {
        this.leaving.delete(gone)
        this.remove(gone)
        continue
      }
      this.leaving.set(gone, age + seconds)
      gone.position.z = HANG + 0.06 * Math.sin((share * Math.PI) / 2)
      gone.rotation.z = share * 2 * Math.PI
      gone.scale.setScalar(share < 0.4 ? 1 + share : 1.4 * (1 - ((share - 0.4) / 0.6) ** 2))
      isBusy = true
    }
    return isBusy
  }

  dispose(): void {
    this.material.dispose()
    for (const shape of this.shapes.values()) shape.dispose()
  }

  private born(colour: PenguinColour, door: string, place: Vector3): Swimmer {
    const shape = this.shapes.get(colour) ?? fishShapeOf(colour)
    this.shapes.set(colour, shape)
    const swimmer = new Swimmer(colour, door, shape, this.material, place)
    this.add(swimmer)
    return swimmer
  }
}
