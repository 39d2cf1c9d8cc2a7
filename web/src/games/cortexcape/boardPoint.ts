import { svgPoint } from '../../ui/svgPoint'
import type { Point } from './geometry'

/** A place on the screen in board units. */
export function boardPoint(svg: SVGSVGElement, x: number, y: number): Point | null {
  const point = svgPoint(svg, x, y)
  return point && [point.x, point.y]
}
