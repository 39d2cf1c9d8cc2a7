// The school as the rules have it (IC-8..IC-18), read from school.json and nowhere else. Lengths are metres.
import schoolFile from '../../../../src/tablee/games/icecool/board/school.json'
import type { Language } from '../board'

/** x0, y0, x1, y1. */
export type Rect = readonly [number, number, number, number]
export type Point = readonly [number, number]
type Triple = readonly [number, number, number]
type Span = readonly [number, number]

/** The direction across a wall: a wall of axis x runs along y. */
export type Axis = 'x' | 'y'

export type RoomKey = 'classroom' | 'kitchen' | 'library' | 'gym' | 'middle'

/** The colours of the dots that show which boxes belong together. */
export type DotColour = 'red' | 'yellow' | 'purple' | 'blue' | 'white' | 'black' | 'green'

export interface Room {
  id: number
  key: RoomKey
  name: Record<Language, string>
  rect: Rect
  orange_line: Rect
}

export interface Door {
  id: string
  /** First the one on the side of small coordinates. */
  rooms: readonly [number, number]
  wall: string
  axis: Axis
  /** The wall's mid-plane. */
  at: number
  /** Along the wall. */
  centre: number
  width: number
  fish_symbol: boolean
  dot: DotColour
}

export interface Wall {
  id: string
  kind: 'inner' | 'outer'
  axis: Axis
  at: number
  span: Span
  thickness: number
  height: number
}

export interface Sphere {
  part: 'base' | 'torso' | 'head'
  r: number
  /** Of its centre, above the floor under a standing penguin. */
  z: number
}

export interface School {
  outline: Rect
  lintel_underside: number
  rooms: readonly Room[]
  doors: readonly Door[]
  walls: readonly Wall[]
  red_circle: { room: number; centre: Point; radius: number }
  kitchen_zone: { room: number; rect: Rect }
  clips: readonly { joins: readonly [number, number]; pos: Point }[]
  penguin: { footprint_radius: number; height: number; spheres: readonly Sphere[] }
}

/** A piece of wall: a wall is cut at its doors, with a lintel over each of them (IC-12). */
export interface Box {
  wall: Wall
  low: Triple
  high: Triple
  /** The door that it spans, where it is a lintel. */
  lintel: string | null
}

export const SCHOOL = schoolFile as unknown as School

const rooms = new Map(SCHOOL.rooms.map((room) => [room.id, room]))
const doors = new Map(SCHOOL.doors.map((door) => [door.id, door]))

export function roomOf(id: number): Room | null {
  return rooms.get(id) ?? null
}

export function doorOf(id: string): Door | null {
  return doors.get(id) ?? null
}

/** The middle of a doorway on the floor. */
export function doorway({ axis, at, centre }: Door): Point {
  return axis === 'x' ? [at, centre] : [centre, at]
}

function boxOf(wall: Wall, along: Span, bottom: number, lintel: string | null): Box {
  const across = [wall.at - wall.thickness / 2, wall.at + wall.thickness / 2] as const
  const [x, y] = wall.axis === 'x' ? [across, along] : [along, across]
  return { wall, low: [x[0], y[0], bottom], high: [x[1], y[1], wall.height], lintel }
}

function piecesOf(wall: Wall): Box[] {
  const pieces: Box[] = []
  let start = wall.span[0]
  for (const door of SCHOOL.doors
    .filter((each) => each.wall === wall.id)
    .sort((one, other) => one.centre - other.centre)) {
    const [low, high] = [door.centre - door.width / 2, door.centre + door.width / 2]
    pieces.push(boxOf(wall, [start, low], 0, null), boxOf(wall, [low, high], SCHOOL.lintel_underside, door.id))
    start = high
  }
  pieces.push(boxOf(wall, [start, wall.span[1]], 0, null))
  return pieces
}

export const BOXES: readonly Box[] = SCHOOL.walls.flatMap(piecesOf)
