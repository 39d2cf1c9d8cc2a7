import type { Brush } from './paper'

/** The fish of the symbol doors, swimming to the left, about a point. */
export function fishOutline(brush: Brush, colour: string, x: number, y: number, length: number): void {
  const unit = length / 30
  brush.save()
  brush.translate(x, y)
  brush.scale(unit, unit)
  brush.fillStyle = colour
  brush.beginPath()
  brush.moveTo(-15, 0)
  brush.bezierCurveTo(-12, 8, -1, 9, 7, 2)
  brush.lineTo(14, 8)
  brush.quadraticCurveTo(11, 0, 14, -8)
  brush.lineTo(7, -2)
  brush.bezierCurveTo(-1, -9, -12, -8, -15, 0)
  brush.fill()
  brush.restore()
}
