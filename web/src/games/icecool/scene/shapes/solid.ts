// Small painted solids, joined into one geometry: a whole penguin is drawn in one call.
import { BufferAttribute, BufferGeometry, Color, Float32BufferAttribute, Matrix4, SphereGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { MM } from '../space'

/** Made in millimetres; the joined solid is in metres. */
export function join(parts: BufferGeometry[]): BufferGeometry {
  const joined = mergeGeometries(parts)
  parts.forEach((part) => {
    part.dispose()
  })
  return joined.scale(MM, MM, MM)
}

/** The same geometry in one colour, without what painting does not need. */
export function painted(geometry: BufferGeometry, colour: string): BufferGeometry {
  const { r, g, b } = new Color(colour)
  const { count } = geometry.getAttribute('position')
  geometry.setAttribute('color', new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3))
  geometry.deleteAttribute('uv')
  if (!geometry.index) geometry.setIndex(Array.from({ length: count }, (_, vertex) => vertex))
  return geometry
}

/** Put somewhere: moved there after being turned, in radians, about x, then y, then z. */
export function put(
  geometry: BufferGeometry,
  at: readonly [number, number, number],
  turn: readonly [number, number, number] = [0, 0, 0],
): BufferGeometry {
  return geometry
    .rotateX(turn[0])
    .rotateY(turn[1])
    .rotateZ(turn[2])
    .translate(...at)
}

/** A ball stretched along each axis. */
export function ball(radii: readonly [number, number, number], colour: string, fineness = 9): BufferGeometry {
  const geometry = new SphereGeometry(1, fineness + 5, fineness)
  return painted(geometry.applyMatrix4(new Matrix4().makeScale(...radii)), colour)
}

/** A skin over a grid of points: `at(u, v)` for u and v from 0 to 1. Seen from outside, u runs to the right and v upwards. */
export function skin(
  columns: number,
  rows: number,
  at: (u: number, v: number) => readonly [number, number, number],
  colour: string,
): BufferGeometry {
  const places: number[] = []
  const corners: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) places.push(...at(column / columns, row / rows))
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = row * (columns + 1) + column
      const above = here + columns + 1
      corners.push(here, here + 1, above + 1, here, above + 1, above)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return painted(geometry, colour)
}
