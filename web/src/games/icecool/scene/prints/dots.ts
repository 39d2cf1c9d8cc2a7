// The dots at the door frames: each colour has its own figure, too.
import type { DotColour } from '../../school'
import { disc, figure, type Brush } from './paper'

type Corner = readonly [number, number]

const regular = (count: number, turn: number): Corner[] =>
  Array.from({ length: count }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / count
    return [Math.cos(angle), Math.sin(angle)]
  })

const star: Corner[] = regular(10, -Math.PI / 2).map(([x, y], corner) => (corner % 2 ? [x * 0.48, y * 0.48] : [x, y]))
const arm = 0.36
const cross: Corner[] = [
  [-arm, -1],
  [arm, -1],
  [arm, -arm],
  [1, -arm],
  [1, arm],
  [arm, arm],
  [arm, 1],
  [-arm, 1],
  [-arm, arm],
  [-1, arm],
  [-1, -arm],
  [-arm, -arm],
]

const FIGURES: Record<DotColour, { paint: string; corners: Corner[] }> = {
  red: { paint: '#d8352c', corners: regular(24, 0) },
  yellow: { paint: '#f5c518', corners: regular(3, -Math.PI / 2) },
  purple: { paint: '#8a4fc0', corners: regular(4, Math.PI / 4) },
  blue: { paint: '#2f74d0', corners: regular(4, 0) },
  white: { paint: '#ffffff', corners: star },
  black: { paint: '#26221f', corners: cross },
  green: { paint: '#2c9a50', corners: regular(6, 0) },
}

/** About the brush's origin, on a round ground that is seen on any floor. */
export function drawDot(brush: Brush, dot: DotColour, radius: number): void {
  const { paint, corners } = FIGURES[dot]
  disc(brush, dot === 'white' ? '#6b5a4a' : '#fffaf0', 0, 0, radius)
  figure(brush, paint, ...corners.map(([x, y]) => [x * radius * 0.72, y * radius * 0.72] as const))
}
