// Where everything lies on the printed board, read from labs.json and nowhere else (CX-85).
import labsFile from '../../../../src/tablee/games/cortexcape/board/labs.json'
import type { Lab, Table } from './wire'

export type Point = readonly [number, number]

export interface Corridor {
  id: string
  anchor: Point
  doors: string[]
  exits: string[]
  polylines: Point[][]
}

export interface Drawing {
  name: string
  /** Which corridors a door joins. */
  doors: Record<string, string[]>
  /** Which corridor an exit ends. */
  exits: Record<string, string>
  corridors: Corridor[]
}

interface Place {
  id: string
  xy: Point
}

interface LabsFile {
  board: {
    disc_radius: number
    corridor_width: number
    door_radius: number
    cylinder_radius: number
    exit_radius: number
  }
  doors: Place[]
  exits: Place[]
  labs: Record<string, Drawing>
}

const file = labsFile as unknown as LabsFile

export const BOARD = file.board
export const CENTRE: Point = [540, 540]
export const DOOR_IDS = file.doors.map((door) => door.id)
export const EXIT_IDS = file.exits.map((exit) => exit.id)

const places = new Map<string, Point>([...file.doors, ...file.exits].map((place) => [place.id, place.xy]))

/** A door or an exit on the board. */
export function placeOf(id: string): Point {
  return places.get(id) ?? CENTRE
}

export function isExit(id: string): boolean {
  return EXIT_IDS.includes(id)
}

/** The number printed on an exit's pad. */
export function exitNumber(id: string): string {
  return id.replace('X', '')
}

/** The drawing of the table's labyrinth; a blank board until luck has drawn one. */
export function drawingOf(table: Table): Drawing {
  const { lab } = table
  if (lab === null) return { name: '', doors: {}, exits: {}, corridors: [] }
  if (typeof lab === 'object') return sketch(lab)
  const known = file.labs[lab]
  if (!known) throw new Error(`no drawing for the labyrinth ${lab}`)
  return { ...known, corridors: [...known.corridors].sort(byNumber) }
}

/** Exit corridors first, in clock order, then the inner ones: the order of the arrow keys. */
function byNumber(one: Corridor, other: Corridor): number {
  const rank = (id: string) => (id.startsWith('e') ? 0 : 1000) + Number(id.slice(1))
  return rank(one.id) - rank(other.id)
}

/** A labyrinth of one's own (CX-92) comes without lines: each corridor becomes a star. */
function sketch(lab: Lab): Drawing {
  const doors: Record<string, string[]> = {}
  const exits: Record<string, string> = {}
  const ends = new Map<string, Corridor>()
  const reach = (id: string) => {
    const corridor = ends.get(id) ?? { id, anchor: CENTRE, doors: [], exits: [], polylines: [] }
    ends.set(id, corridor)
    return corridor
  }
  DOOR_IDS.forEach((door, at) => {
    doors[door] = lab.doors[at] ?? []
    for (const id of doors[door]) reach(id).doors.push(door)
  })
  EXIT_IDS.forEach((exit, at) => {
    const id = lab.exits[at] ?? ''
    exits[exit] = id
    reach(id).exits.push(exit)
  })
  for (const corridor of ends.values()) {
    const tips = [...corridor.doors, ...corridor.exits].map(placeOf)
    const mean = (axis: 0 | 1) => tips.reduce((sum, tip) => sum + tip[axis], 0) / Math.max(tips.length, 1)
    corridor.anchor = [mean(0), mean(1)]
    corridor.polylines = tips.map((tip) => [corridor.anchor, tip])
  }
  return { name: lab.name, doors, exits, corridors: [...ends.values()].sort(byNumber) }
}

/** Where the start cone stands: on an exit's pad, or in the middle of a corridor. */
export function startPoint(drawing: Drawing, start: string): Point {
  if (isExit(start)) return placeOf(start)
  return drawing.corridors.find((corridor) => corridor.id === start)?.anchor ?? CENTRE
}

export function lineOf(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
