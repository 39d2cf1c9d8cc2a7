// The light on what never moves is worked out once and painted on: floors and walls then cost next to nothing.
import { BufferAttribute, Color, Vector3, type BufferGeometry } from 'three'
import { SUN } from '../looks'

export const SKY = { above: '#ffffff', below: '#e6cfa8', strength: 2.25 } as const
export const SUNSHINE = { colour: '#fff2d8', strength: 1.25 } as const

const toSun = new Vector3(SUN.x, SUN.y, SUN.z).normalize()
const [above, below, sunshine] = [new Color(SKY.above), new Color(SKY.below), new Color(SUNSHINE.colour)]

/** What a surface gets: the same sum that three.js does for the pieces that move. */
export function lightOn(normal: Vector3): Color {
  const sky = below
    .clone()
    .lerp(above, normal.z * 0.5 + 0.5)
    .multiplyScalar(SKY.strength)
  const sun = sunshine.clone().multiplyScalar(SUNSHINE.strength * Math.max(0, normal.dot(toSun)))
  return sky.add(sun).multiplyScalar(1 / Math.PI)
}

/** Multiplies what is painted by the light that falls on it. */
export function lit(geometry: BufferGeometry): BufferGeometry {
  const normals = geometry.getAttribute('normal')
  const paint = geometry.hasAttribute('color') ? geometry.getAttribute('color') : null
  const colours = new Float32Array(normals.count * 3)
  const [normal, colour] = [new Vector3(), new Color()]
  for (let vertex = 0; vertex < normals.count; vertex++) {
    colour.set('#ffffff')
    if (paint) colour.fromBufferAttribute(paint, vertex)
    colour.multiply(lightOn(normal.fromBufferAttribute(normals, vertex))).toArray(colours, vertex * 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3))
  return geometry
}
