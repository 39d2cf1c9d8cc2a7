// The arrow of an aim, flat on the floor along +x; its length is changed while one draws it out.
import { BufferGeometry, Color, Float32BufferAttribute } from 'three'
import { stretchFor } from '../../pulling'
import { MM } from '../space'

/** From the penguin's middle: it begins beside its foot. */
const START = 31
const SHAFT = 3.4
const HEAD = 8.5
const HEAD_LENGTH = 15
const CASING = 1.5
const [SHORTEST, LONGEST] = [24, 150]

/** Millimetres from the tail to the tip, for a power in thousandths: it grows as the way does. */
export function lengthFor(power: number): number {
  return SHORTEST + (LONGEST - SHORTEST) * stretchFor(power)
}

/** Shaft (four corners), then head (three). */
function outline(length: number, wider: number): [number, number][] {
  const neck = START + length - HEAD_LENGTH
  const [shaft, head] = [SHAFT + wider, HEAD + wider * 1.6]
  return [
    [START - wider, -shaft * 0.45],
    [neck, -shaft],
    [neck, shaft],
    [START - wider, shaft * 0.45],
    [neck - wider, -head],
    [START + length + wider * 1.6, 0],
    [neck - wider, head],
  ]
}

export class Arrow extends BufferGeometry {
  constructor(colour: string) {
    super()
    const [rim, fill] = [new Color('#ffffff'), new Color(colour)]
    const paint = (tint: Color) => [0.5, 1, 1, 0.5, 1, 1, 1].flatMap((solid) => [tint.r, tint.g, tint.b, solid])
    this.setAttribute('position', new Float32BufferAttribute(new Float32Array(14 * 3), 3))
    this.setAttribute('color', new Float32BufferAttribute([...paint(rim), ...paint(fill)], 4))
    this.setIndex([0, 7].flatMap((first) => [0, 1, 2, 0, 2, 3, 4, 5, 6].map((corner) => first + corner)))
    this.stretch(1000)
  }

  stretch(power: number): void {
    const places = this.getAttribute('position')
    const length = lengthFor(power)
    const corners = [...outline(length, CASING), ...outline(length, 0)]
    corners.forEach(([x, y], vertex) => {
      places.setXYZ(vertex, x * MM, y * MM, 0)
    })
    places.needsUpdate = true
    this.computeBoundingSphere()
  }
}
