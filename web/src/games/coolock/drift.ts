// How a ghost would drift with given dice: drawn before somebody chooses the order of a double.
// Only a picture; where a ghost really goes is told by the server.
import { beyond, pointAt, type Land } from './geometry'

export type Side = 'white' | 'black'

/** Right: level or rising to the right; left: rising or level to the left (CL-62). */
function step(land: Land, at: number, side: Side): number | null {
  const here = pointAt(land, at)
  for (const edge of land.around[at] ?? []) {
    const next = beyond(land, edge, at)
    const there = pointAt(land, next)
    const isRight = there.x > here.x
    const isDown = there.y - here.y > 1
    if (!isDown && isRight === (side === 'white')) return next
  }
  return null
}

export interface Drift {
  /** The two parts of the way, each from where it begins. */
  legs: [number[], number[]]
  leaves: boolean
}

export function driftOf(land: Land, from: number, dice: readonly [number, number], first: Side): Drift {
  const order: Side[] = first === 'white' ? ['white', 'black'] : ['black', 'white']
  const legs: number[][] = []
  let at = from
  let leaves = false
  for (const side of order) {
    const leg = [at]
    const count = leaves ? 0 : dice[side === 'white' ? 0 : 1]
    for (let made = 0; made < count; made++) {
      const next = step(land, at, side)
      if (next === null) break
      leg.push(next)
      at = next
      if (land.isRim[at]) {
        leaves = land.zonesAt[at]?.includes(land.farZone) ?? false
        break
      }
    }
    legs.push(leg)
  }
  return { legs: [legs[0] ?? [from], legs[1] ?? [at]], leaves }
}

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
