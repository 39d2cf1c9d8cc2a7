// Where things are on the screen when the box is seen from one of its corners. The box itself has
// one frame for everybody: slots row by row, north above the first row.
import { CORNERS, DIRECTIONS } from './facts'
import type { Direction } from './pieces'

/** The sides of a cocoon as its viewer names them; the near corner is at the bottom of the screen. */
export type Side = 'farRight' | 'nearRight' | 'nearLeft' | 'farLeft'
/** A slot as its viewer names it. */
export type Place = 'far' | 'farLeft' | 'farRight' | 'left' | 'middle' | 'right' | 'nearLeft' | 'nearRight' | 'near'
export interface Point {
  x: number
  y: number
}

const SOUTH_EAST = 2
const QUARTER = 90

/** How far the box is turned on the screen, clockwise, so that its corner is at the bottom. */
export const angleOf = (corner: number): number => 45 + (SOUTH_EAST - corner) * QUARTER

/** The same look, reached by the shortest turn from where the box stands now. */
export function nearestAngle(from: number, to: number): number {
  const turn = ((((to - from) % 360) + 540) % 360) - 180
  return from + (turn === -180 ? 180 : turn)
}

/** The corner of the box that somebody without a seat looks from. */
export const watchedCorner = (turned: number): number => (SOUTH_EAST - turned + 4) % 4

const SIDES: readonly Side[] = ['farRight', 'nearRight', 'nearLeft', 'farLeft']

/** On which side of the screen a side of the box is. */
export function sideOf(direction: Direction, corner: number): Side {
  const side = SIDES[(DIRECTIONS.indexOf(direction) + SOUTH_EAST - corner + 4) % 4]
  return side ?? 'farRight'
}

/** The middle of a slot in the box's own frame, in slots from the middle of the box. */
export const slotPoint = (slot: number): Point => ({ x: (slot % 3) - 1, y: Math.floor(slot / 3) - 1 })

/** The same on the screen, seen from above: x to the right, y towards the viewer. */
export function screenPoint(slot: number, corner: number): Point {
  const { x, y } = slotPoint(slot)
  const turn = (angleOf(corner) * Math.PI) / 180
  return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) }
}

const PLACES: readonly (readonly Place[])[] = [
  ['far'],
  ['farLeft', 'farRight'],
  ['left', 'middle', 'right'],
  ['nearLeft', 'nearRight'],
  ['near'],
]

export function placeOf(slot: number, corner: number): Place {
  const { x, y } = screenPoint(slot, corner)
  const row = PLACES[Math.round(y * Math.SQRT2) + 2] ?? ['middle']
  const across = Math.round(x * Math.SQRT2)
  return row[(across + row.length - 1) / 2] ?? 'middle'
}

/** How far to turn a thing that faces south so that it faces this way. */
export const facing = (direction: Direction): number => ({ S: 0, W: 90, N: 180, E: 270 })[direction]

/** Whether words that are turned so far stand on their head. */
export function isUpsideDown(degrees: number): boolean {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 90 && turn < 270
}

/** From a slot towards its neighbour; null when they do not touch. */
export function towards(from: number, to: number): Direction | null {
  const a = slotPoint(from)
  const b = slotPoint(to)
  const steps: Record<string, Direction> = { '0,-1': 'N', '1,0': 'E', '0,1': 'S', '-1,0': 'W' }
  return steps[`${b.x - a.x},${b.y - a.y}`] ?? null
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The slot that an arrow key leads to: the nearest one that way on the screen. */
export function slotBeyond(from: number, key: string, slots: readonly number[], corner: number): number | null {
  const way = ARROWS[key]
  if (!way) return null
  const here = screenPoint(from, corner)
  const costs = slots.flatMap((slot) => {
    const there = screenPoint(slot, corner)
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x)
    return along > 0.1 && aside < along * 1.2 ? [{ slot, cost: along + aside * 1.2 }] : []
  })
  return costs.sort((a, b) => a.cost - b.cost)[0]?.slot ?? null
}

const TABLE_CORNERS: Readonly<Record<number, readonly (readonly number[])[]>> = CORNERS

export type Edge = 'bottom' | 'left' | 'top' | 'right'
const EDGES: readonly Edge[] = ['bottom', 'left', 'top', 'right']

/** On which edge of the screen each seat sits, when the box is seen from this corner. */
export function seatEdges(seats: number, corner: number, turned: number): { seat: number; edge: Edge }[] {
  const mine = (corner + turned) % 4
  const corners = TABLE_CORNERS[seats] ?? []
  return corners.flatMap((held, seat) => held.map((each) => ({ seat, edge: EDGES[(each - mine + 4) % 4] ?? 'top' })))
}
