// Points near lines: where a tap falls on a corridor, and what a drag has run over.
import type { Corridor, Point } from './geometry'

export const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1)

/** How far along from `from` to `to` (0 to 1) the point nearest to `point` lies. */
function shareAlong(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const square = dx * dx + dy * dy
  if (square === 0) return 0
  const share = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square
  return Math.min(1, Math.max(0, share))
}

export function nearestOn(point: Point, from: Point, to: Point): Point {
  const share = shareAlong(point, from, to)
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
}

/** The point of the corridor's printed line that is nearest (CX-39). */
export function snapToCorridor(corridor: Corridor, point: Point): Point {
  let best = corridor.anchor
  let shortest = Infinity
  for (const line of corridor.polylines) {
    for (const [at, from] of line.entries()) {
      const spot = nearestOn(point, from, line[at + 1] ?? from)
      const away = distance(spot, point)
      if (away < shortest) [best, shortest] = [spot, away]
    }
  }
  return best
}

export interface Stop {
  id: string
  at: Point
}

/** The stops within reach of a stroke from one point to another, in the order it passes them. */
export function stopsCrossed(from: Point, to: Point, stops: readonly Stop[], reach: number): string[] {
  return stops
    .filter((stop) => distance(nearestOn(stop.at, from, to), stop.at) <= reach)
    .map((stop) => ({ id: stop.id, share: shareAlong(stop.at, from, to) }))
    .sort((one, other) => one.share - other.share)
    .map((stop) => stop.id)
}
