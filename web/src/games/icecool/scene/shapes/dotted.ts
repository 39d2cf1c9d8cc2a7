// A dotted way over the floor.
import type { Point } from '../../school'

/** Points at even distances along a way; the first and whatever is left at its end are left out. */
export function dotsAlong(way: readonly Point[], step: number): Point[] {
  const dots: Point[] = []
  let left = step
  way.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = way[index] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    let done = left
    for (; done <= length; done += step)
      dots.push([fromX + ((x - fromX) * done) / length, fromY + ((y - fromY) * done) / length])
    left = done - length
  })
  return dots
}
