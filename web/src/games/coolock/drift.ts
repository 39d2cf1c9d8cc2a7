// The way of a ghost, for the eye: where it turns from one side to the other.
import { pointAt, type Land } from './geometry'

/** A told way, cut where it turns from one side to the other. */
export function legsOf(land: Land, way: readonly number[]): number[][] {
  const legs: number[][] = []
  let last = 0
  way.forEach((at, number) => {
    const before = way[number - 1]
    if (before === undefined) return
    const sign = Math.sign(pointAt(land, at).x - pointAt(land, before).x)
    if (sign === last) legs.at(-1)?.push(at)
    else legs.push([before, at])
    last = sign
  })
  return legs
}
