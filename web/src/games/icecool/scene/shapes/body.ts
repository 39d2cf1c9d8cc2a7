// The skin of a penguin, for what is drawn on it and worn over it. Millimetres above the floor; it looks along −y.
import { MM, girth } from '../space'

export const TOP = 50.6
const SOFTNESS = 1.4

/** The radius of the body at a height: the physics' hull, its two creases filled a little. */
export function waist(z: number): number {
  const here = girth(z * MM) / MM
  const near = [-3, -1.5, 1.5, 3].map((step) => girth(Math.min(TOP, Math.max(0, z + step)) * MM) / MM)
  const mean = near.reduce((sum, each) => sum + each, 0) / near.length
  return Math.max(here, Math.min(mean, here + SOFTNESS))
}

/** A point of the body: `angle` from its front, to its left; a `lift` above its skin. */
export function onBody(angle: number, z: number, lift = 0): readonly [number, number, number] {
  const radius = waist(z) + lift
  return [radius * Math.sin(angle), -radius * Math.cos(angle), z]
}
