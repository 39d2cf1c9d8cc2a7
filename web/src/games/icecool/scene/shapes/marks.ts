// Flat outlines that several pieces share, about their own middle, in millimetres.
import { Path, Shape } from 'three'

export function starShape(radius: number, points = 5): Shape {
  const shape = new Shape()
  for (let corner = 0; corner < 2 * points; corner++) {
    const reach = corner % 2 ? radius * 0.45 : radius
    const angle = Math.PI / 2 + (corner * Math.PI) / points
    const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)]
    if (corner) shape.lineTo(x, y)
    else shape.moveTo(x, y)
  }
  return shape
}

/** The frame between two rectangles, about the origin. */
export function frameShape(width: number, height: number, line: number): Shape {
  const shape = rectangle(new Shape(), width + line, height + line)
  shape.holes.push(rectangle(new Path(), width - line, height - line))
  return shape
}

function rectangle<T extends Path>(path: T, width: number, height: number): T {
  path
    .moveTo(-width / 2, -height / 2)
    .lineTo(width / 2, -height / 2)
    .lineTo(width / 2, height / 2)
    .lineTo(-width / 2, height / 2)
    .closePath()
  return path
}

/** A fish that swims to the left. */
export function fishShape(length: number): Shape {
  const unit = length / 30
  const shape = new Shape()
  shape.moveTo(-15 * unit, 0)
  shape.bezierCurveTo(-12 * unit, 8 * unit, -1 * unit, 9 * unit, 7 * unit, 2 * unit)
  shape.lineTo(14 * unit, 8 * unit)
  shape.quadraticCurveTo(11 * unit, 0, 14 * unit, -8 * unit)
  shape.lineTo(7 * unit, -2 * unit)
  shape.bezierCurveTo(-1 * unit, -9 * unit, -12 * unit, -8 * unit, -15 * unit, 0)
  return shape
}
