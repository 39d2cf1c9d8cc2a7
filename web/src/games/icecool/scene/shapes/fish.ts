// The fish that hang over doors: each has the colour of its penguin and wears the same thing.
// Millimetres about the top edge of the wall; it swims along −x, and is seen from −y.
import {
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  type BufferGeometry,
} from 'three'
import { LOOKS, type PenguinColour } from '../looks'
import { ball, join, painted, put } from './solid'

const { PI } = Math

function tail(colour: string): BufferGeometry {
  const fan = new Shape().moveTo(0, 0).lineTo(6.4, 6).quadraticCurveTo(4.4, 0, 6.4, -6).lineTo(0, 0)
  const plate = new ExtrudeGeometry(fan, {
    depth: 1.4,
    bevelThickness: 0.6,
    bevelSize: 0.6,
    bevelSegments: 1,
    curveSegments: 5,
  })
  return put(painted(plate, colour), [8, 0.7, 0], [PI / 2, 0, 0])
}

const WEARS: Record<PenguinColour, (trim: string, trim2: string) => BufferGeometry[]> = {
  blue: (wool, stripe) => [
    put(painted(new TorusGeometry(5.9, 1.5, 5, 16).scale(1, 0.8, 1), wool), [-2.4, 0, 0], [0, PI / 2, 0]).scale(
      1,
      0.86,
      1.1,
    ),
    put(painted(new TorusGeometry(5.9, 1.2, 5, 16).scale(1, 0.8, 1), stripe), [0.2, 0, 0], [0, PI / 2, 0]).scale(
      1,
      0.86,
      1.1,
    ),
  ],
  red: (cloth, button) => [
    put(painted(new SphereGeometry(4.8, 14, 6, 0, 2 * PI, 0, PI / 2), cloth), [-4.6, 0, 4.2], [PI / 2, 0, 0]),
    put(ball([4, 3.6, 0.8], button, 8), [-9.4, 0, 4.4]),
    put(ball([1.3, 1.3, 1.1], button, 6), [-4.6, 0, 9.1]),
  ],
  green: (frame) => [
    put(painted(new TorusGeometry(3, 0.9, 6, 16), frame), [-6.4, -4.2, 1.6], [PI / 2, 0, -0.3]),
    put(painted(new TorusGeometry(3, 0.9, 6, 16), frame), [-6.4, 4.2, 1.6], [PI / 2, 0, 0.3]),
    put(painted(new CylinderGeometry(0.7, 0.7, 8, 6), frame), [-9.4, 0, 2.4]),
    put(painted(new CylinderGeometry(0.7, 0.7, 6.4, 6), frame), [-0.6, -5, 2], [0, 0, PI / 2]),
  ],
  purple: (ribbon, knot) => [
    ...[-1, 1].map((side) =>
      put(
        painted(new ConeGeometry(3.2, 5.6, 10).scale(1, 1, 0.7), ribbon),
        [side * 3 - 1.4, -0.6, 8],
        [0, 0, (side * PI) / 2],
      ),
    ),
    put(ball([1.6, 1.6, 1.6], knot, 6), [-1.4, -0.8, 8]),
  ],
  orange: (fur, band) => [
    ...[-1, 1].map((side) => put(ball([2.4, 1.6, 2.4], fur, 8), [-2.6, side * 5, 1.4])),
    put(painted(new TorusGeometry(5.6, 0.8, 5, 14, PI), band), [-2.6, 0, 2], [PI / 2, PI / 2, 0]),
  ],
}

export function fishShapeOf(colour: PenguinColour): BufferGeometry {
  const { bright, body, trim, trim2 } = LOOKS[colour]
  const eyes = [-1, 1].flatMap((side) => [
    put(ball([1.9, 1, 1.9], '#ffffff', 8), [-6.4, side * 3.5, 1.6]),
    put(ball([1.1, 0.8, 1.2], '#1c1a1a', 6), [-6.7, side * 4.1, 1.6]),
  ])
  const fins = [-1, 1].map((side) => put(ball([3, 0.8, 2], body, 8), [1.4, side * 4.6, -1.6], [0, 0.5, 0]))
  return join([ball([10.6, 4.9, 6.6], bright, 10), tail(body), ...eyes, ...fins, ...WEARS[colour](trim, trim2)])
}
