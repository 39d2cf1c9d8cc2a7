// The penguins: a roly-poly round the three spheres of the physics, and what each of the four wears.
// Millimetres above the floor while it is made; it looks along −y.
import { ConeGeometry, type BufferGeometry } from 'three'
import { BALANCE } from '../space'
import { BEAK, CREAM, LOOKS, type PenguinColour } from '../looks'
import { accessoryOf, sash } from './accessories'
import { TOP, onBody } from './body'
import { ball, join, painted, put, skin } from './solid'

function body(colour: string): BufferGeometry {
  return skin(30, 26, (u, v) => onBody((u - 0.5) * 2 * Math.PI, TOP * (0.5 - 0.5 * Math.cos(v * Math.PI))), colour)
}

/** A patch of another colour on its front, between two heights; `width` is half its angle there. */
function patch(low: number, high: number, width: (v: number) => number, colour: string): BufferGeometry {
  return skin(12, 12, (u, v) => onBody((u * 2 - 1) * width(v), low + (high - low) * v, 0.3), colour)
}

function face(): BufferGeometry[] {
  const eyes = [-1, 1].flatMap((side) => {
    const turn = side * 0.5
    const [x, y] = [Math.sin(turn), -Math.cos(turn)]
    return [
      put(ball([4.7, 2.6, 5.2], CREAM), [x * 7.4, y * 7.4, 42.6], [-0.3, 0, turn]),
      put(ball([1.9, 1.2, 2.4], '#1c1a1a', 8), [x * 9.8 - side * 0.6, y * 9.9, 43.6], [-0.3, 0, turn]),
      put(ball([0.75, 0.6, 0.8], '#ffffff', 6), [x * 9.8 - side * 0.6 + 0.6, y * 9.9 - 1.1, 44.7]),
    ]
  })
  const beak = put(
    painted(new ConeGeometry(2.9, 6.4, 12).scale(1, 1, 0.75), BEAK),
    [0, -11.2, 39.6],
    [Math.PI / 2 + 0.12, 0, 0],
  )
  return [...eyes, beak]
}

function limbs(colour: string): BufferGeometry[] {
  return [-1, 1].flatMap((side) => [
    put(ball([5, 6.6, 1.9], BEAK), [side * 6.6, -10.2, 2], [0.16, 0, side * 0.3]),
    put(ball([2.2, 5, 9.6], colour), [side * 16, 0.5, 23], [0.12, side * -0.42, 0]),
  ])
}

/** A penguin in metres about its centre of mass. The Catcher wears the hall monitor's sash and star (product: colour is never the only sign). */
export function penguinShape(colour: PenguinColour, isCatcher: boolean): BufferGeometry {
  const { body: paint } = LOOKS[colour]
  const belly = patch(3.5, 34, (v) => 0.86 * Math.sqrt(Math.max(0, 1 - (2 * v - 1) ** 2)) + 0.02, CREAM)
  const parts = [body(paint), belly, ...face(), ...limbs(paint), ...accessoryOf(colour), ...(isCatcher ? sash() : [])]
  return join(parts).translate(0, 0, -BALANCE)
}
