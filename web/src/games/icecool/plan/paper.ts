// The plan's paper: millimetres, with y upwards in the school and downwards on the paper.
import { svgPoint } from '../../../ui/svgPoint'
import { SCHOOL, type Rect } from '../school'
import type { Pixel } from '../pulling'
import type { Spot } from '../stage'

const MM = 1000
const [, , WIDE, DEEP] = SCHOOL.outline
const MARGIN = 12

export const mm = (metres: number): number => metres * MM
export const down = (y: number): number => (DEEP - y) * MM

export const VIEW_BOX = `${-MARGIN} ${-MARGIN} ${WIDE * MM + 2 * MARGIN} ${DEEP * MM + 2 * MARGIN}`

export const boxOf = ([x0, y0, x1, y1]: Rect) => ({ x: mm(x0), y: down(y1), width: mm(x1 - x0), height: mm(y1 - y0) })

export const pointOf = ({ x, y }: Spot): string => `${(x * MM).toFixed(2)} ${((DEEP - y) * MM).toFixed(2)}`

/** A spot of the school under a point of the screen. */
export function spotUnder(svg: SVGSVGElement, clientX: number, clientY: number): Spot | null {
  const point = svgPoint(svg, clientX, clientY)
  return point && { x: point.x / MM, y: DEEP - point.y / MM }
}

/** The point of the screen over a spot of the school. */
export function pixelOf(svg: SVGSVGElement, { x, y }: Spot): Pixel | null {
  const matrix = svg.getScreenCTM()
  if (!matrix) return null
  const point = new DOMPoint(x * MM, (DEEP - y) * MM).matrixTransform(matrix)
  return { x: point.x, y: point.y }
}
