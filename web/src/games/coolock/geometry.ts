// A board as a drawing: where everything lies, in units of the SVG, with y downwards.
import { boardFileOf } from './boards'
import type { BoardFile, Cell, Table } from './wire'

/** One edge is so long. */
export const UNIT = 48

export interface Point {
  x: number
  y: number
}

export interface Side {
  id: number
  ends: [number, number]
  middle: Point
  /** Pawns and ghosts never use it. */
  isBorder: boolean
  /** Between two zones. */
  isFrontier: boolean
  /** It ends at the border of the board. */
  isDeadEnd: boolean
  zones: number[]
  mystery: string | null
}

export interface Room {
  id: string
  zone: number
  middle: Point
  corners: Point[]
  kind: 'plain' | 'prison' | 'mystery'
}

export interface HomePlace {
  id: number
  at: Point
  vertex: number
  edge: number
}

export interface Land {
  file: BoardFile
  width: number
  height: number
  points: Point[]
  sides: Side[]
  rooms: Map<string, Room>
  homes: HomePlace[]
  /** Walkable sides at each intersection. */
  around: number[][]
  isRim: boolean[]
  /** The rooms that meet at each intersection. */
  roomsAt: string[][]
  zonesAt: number[][]
  farZone: number
  /** By zone: the side of the prison nearest the bases. */
  exits: Map<number, number>
}

const PAD = { x: 0.2, top: 0.2, bottom: 0.36 }

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** The corners of a cell in turn, by angle around its middle. */
function cornersOf(cell: Cell, file: BoardFile, points: Point[], middle: Point): Point[] {
  const ids = new Set(cell.edges.flatMap((edge) => file.edges[edge]?.ends ?? []))
  const corners = [...ids].flatMap((id) => points[id] ?? [])
  return corners.sort((a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x))
}

function drawn(file: BoardFile): Land {
  const xs = file.vertices.map((vertex) => vertex.x)
  const ys = file.vertices.map((vertex) => vertex.y)
  const left = Math.min(...xs) - PAD.x
  const top = Math.max(...ys) + PAD.top
  const place = ({ x, y }: Point): Point => ({ x: (x - left) * UNIT, y: (top - y) * UNIT })
  const points = file.vertices.map(place)
  const at = (vertex: number): Point => points[vertex] ?? { x: 0, y: 0 }

  const mystery = new Set(file.zones.flatMap((zone) => zone.mystery))
  const prisons = new Set(file.zones.map((zone) => zone.prison))
  const rooms = new Map<string, Room>()
  for (const cell of file.cells) {
    const middle = place(cell)
    const kind = prisons.has(cell.id) ? 'prison' : mystery.has(cell.id) ? 'mystery' : 'plain'
    rooms.set(cell.id, { id: cell.id, zone: cell.zone, middle, corners: cornersOf(cell, file, points, middle), kind })
  }

  const isRim = points.map(() => false)
  for (const { ends, cells } of file.edges) if (cells.length === 1) for (const end of ends) isRim[end] = true
  const around: number[][] = points.map(() => [])
  const roomsAt: Set<string>[] = points.map(() => new Set())
  const zonesAt: Set<number>[] = points.map(() => new Set())
  const sides = file.edges.map(({ id, ends, cells }): Side => {
    const zones = [...new Set(cells.map((cell) => rooms.get(cell)?.zone ?? 0))].sort()
    const isBorder = cells.length === 1
    for (const end of ends) {
      if (!isBorder) around[end]?.push(id)
      for (const zone of zones) zonesAt[end]?.add(zone)
      for (const cell of cells) roomsAt[end]?.add(cell)
    }
    return {
      id,
      ends,
      middle: middleOf(at(ends[0]), at(ends[1])),
      isBorder,
      isFrontier: zones.length > 1,
      isDeadEnd: !isBorder && ends.some((end) => isRim[end]),
      zones,
      mystery: isBorder ? null : (cells.find((cell) => mystery.has(cell)) ?? null),
    }
  })

  const lowest = (edges: readonly number[]) =>
    edges.reduce((best, edge) => ((sides[edge]?.middle.y ?? 0) > (sides[best]?.middle.y ?? 0) ? edge : best))
  return {
    file,
    width: (Math.max(...xs) - left + PAD.x) * UNIT,
    height: (top - Math.min(...ys) + PAD.bottom) * UNIT,
    points,
    sides,
    rooms,
    homes: file.bases.map((base) => ({ ...base, at: { x: at(base.vertex).x, y: at(base.vertex).y + 0.62 * UNIT } })),
    around,
    isRim,
    roomsAt: roomsAt.map((cells) => [...cells].sort()),
    zonesAt: zonesAt.map((zones) => [...zones].sort()),
    farZone: Math.max(...file.zones.map((zone) => zone.id)),
    exits: new Map(
      file.zones.map((zone) => [zone.id, lowest(file.cells.find((cell) => cell.id === zone.prison)?.edges ?? [0])]),
    ),
  }
}

const KEPT = new Map<unknown, Land>()
const MOST_KEPT = 8

/** A board of one's own comes anew with every view: it is known by what it says. */
export function landOf(board: Table['board']): Land {
  const key = typeof board === 'string' ? board : JSON.stringify(board)
  const kept = KEPT.get(key)
  if (kept) return kept
  const land = drawn(boardFileOf(board))
  if (KEPT.size >= MOST_KEPT) KEPT.clear()
  KEPT.set(key, land)
  return land
}

const NOWHERE: Point = { x: 0, y: 0 }

export const pointAt = (land: Land, vertex: number): Point => land.points[vertex] ?? NOWHERE
export const middleOfSide = (land: Land, edge: number): Point => land.sides[edge]?.middle ?? NOWHERE
export const endsOf = (land: Land, edge: number): readonly number[] => land.sides[edge]?.ends ?? []

export function beyond(land: Land, edge: number, vertex: number): number {
  const [one = 0, two = 0] = endsOf(land, edge)
  return vertex === one ? two : one
}

/** The intersection that two sides share; null where they do not meet. */
export function meeting(land: Land, edge: number, other: number): number | null {
  const ends = endsOf(land, other)
  return edge === other ? null : (endsOf(land, edge).find((end) => ends.includes(end)) ?? null)
}

/** The walkable side between two intersections. */
export function sideBetween(land: Land, one: number, two: number): number | null {
  return land.around[one]?.find((edge) => beyond(land, edge, one) === two) ?? null
}

/** The base of a seat at a table of so many; null: the board has none for it. */
export function homeOf(land: Land, seats: number, seat: number): HomePlace | null {
  const id = land.file.bases_in_use[seats - 2]?.[seat]
  return land.homes.find((home) => home.id === id) ?? null
}

export const outline = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
export const line = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
export const round = (value: number): number => Math.round(value * 10) / 10

/** Towards a middle: 0 stays, 1 is there. */
export const inset = (corners: readonly Point[], middle: Point, by: number): Point[] =>
  corners.map(({ x, y }) => ({ x: x + (middle.x - x) * by, y: y + (middle.y - y) * by }))
