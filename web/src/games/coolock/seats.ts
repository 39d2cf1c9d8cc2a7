// The six players: a colour and a shape each, so that nobody needs to tell colours apart.
import type { TextKey } from './text'

export const SHAPES = ['disc', 'triangle', 'square', 'diamond', 'star', 'cross'] as const
export type Shape = (typeof SHAPES)[number]

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const

/** Light enough for dark ink on them, vivid enough for the night behind them. */
export const FILLS = ['#ff7a76', '#63b1ff', '#58cf90', '#ffdb55', '#c797ff', '#ffa04d'] as const
export const GOLD_FILL = '#ffe9a8'

export const fillOf = (seat: number | null): string => (seat === null ? GOLD_FILL : (FILLS[seat] ?? GOLD_FILL))
export const shapeOf = (seat: number): Shape => SHAPES[seat] ?? 'disc'
export const colourKey = (seat: number): (typeof COLOURS)[number] => COLOURS[seat] ?? 'red'
export const shapeKey = (seat: number): TextKey => shapeOf(seat)

/** Drawn in a square from -10 to 10, with the same weight to the eye. */
export const OUTLINES: Record<Shape, string> = {
  disc: 'M0-8.6A8.6 8.6 0 1 1 0 8.6 8.6 8.6 0 1 1 0-8.6Z',
  triangle: 'M0-9.5 10 7.8H-10Z',
  square: 'M-7.7-7.7H7.7V7.7H-7.7Z',
  diamond: 'M0-10.5 8.6 0 0 10.5-8.6 0Z',
  star: 'M0-10.5 2.9-3.8 10.2-3.1 4.7 1.7 6.3 8.9 0 5.1-6.3 8.9-4.7 1.7-10.2-3.1-2.9-3.8Z',
  cross: 'M-3.3-9.5H3.3V-3.3H9.5V3.3H3.3V9.5H-3.3V3.3H-9.5V-3.3H-3.3Z',
}
