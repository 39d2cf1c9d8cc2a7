// Strokes of a brush: all lengths are millimetres of the real thing. Nothing of three.js: the plan is painted so, too.
export type Brush = CanvasRenderingContext2D

export function box(
  brush: Brush,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 0,
): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.roundRect(x, y, width, height, round)
  brush.fill()
}

export function disc(brush: Brush, colour: string, x: number, y: number, radius: number): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fill()
}

export function ring(
  brush: Brush,
  colour: string,
  line: number,
  x: number,
  y: number,
  radius: number,
  from = 0,
  to = 2 * Math.PI,
): void {
  brush.strokeStyle = colour
  brush.lineWidth = line
  brush.beginPath()
  brush.arc(x, y, radius, from, to)
  brush.stroke()
}

export function stroke(brush: Brush, colour: string, line: number, ...points: (readonly [number, number])[]): void {
  brush.strokeStyle = colour
  brush.lineWidth = line
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.stroke()
}

/** A closed figure. */
export function figure(brush: Brush, colour: string, ...points: (readonly [number, number])[]): void {
  brush.fillStyle = colour
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.closePath()
  brush.fill()
}

/** The same numbers in each run: a drawing that looks thrown together stays the same one. */
export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
