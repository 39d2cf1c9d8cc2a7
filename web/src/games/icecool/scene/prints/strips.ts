// The sheet that all walls are cut from: two columns of strips, as high as the walls, one for each side of a room.
import { SCHOOL, type Room } from '../../school'
import { MM } from '../space'

export type Side = 'north' | 'south' | 'east' | 'west'

export const SIDES: readonly Side[] = ['north', 'south', 'east', 'west']

export const COLUMN = 1024 / 3
export const ROW = 2048 / 30
/** Two columns of ten rows. */
export const SHEET = 2048 / 3

/** A place on the sheet: its left end and its top. */
export interface Strip {
  x: number
  y: number
}

function strip(index: number, shift = 0): Strip {
  return { x: Math.floor(index / 10) * COLUMN + shift, y: (index % 10) * ROW }
}

/** The walls of the middle room are so short that two share a strip. */
export function stripOf(room: Room, side: Side): Strip {
  const which = SIDES.indexOf(side)
  if (room.key === 'middle') return strip(16 + Math.floor(which / 2), (which % 2) * (COLUMN / 2))
  return strip((room.id - 1) * 4 + which)
}

export const OUTSIDE = strip(18)
export const SOLIDS = strip(19)

/** Patches of the last strip: [from, to] along it. */
export const PATCHES = { top: [2, 38], jamb: [42, 78], lintel: [82, 147], fishLintel: [152, 217] } as const

/** How long the wall is on that side of a room, in millimetres. */
export function lengthOf({ rect: [x0, y0, x1, y1] }: Room, side: Side): number {
  return (side === 'north' || side === 'south' ? x1 - x0 : y1 - y0) / MM
}

/** How far a point of a wall is from its left end, as one sees it from inside the room. */
export function alongSide({ rect: [x0, y0, x1, y1] }: Room, side: Side, x: number, y: number): number {
  switch (side) {
    case 'north':
      return (x - x0) / MM
    case 'south':
      return (x1 - x) / MM
    case 'east':
      return (y1 - y) / MM
    case 'west':
      return (y - y0) / MM
  }
}

/** The doors on a side of a room, with the left end of each in millimetres. */
export function doorsOn(room: Room, side: Side) {
  const [x0, y0, x1, y1] = room.rect
  const plane = { north: y1, south: y0, east: x1, west: x0 }[side]
  const axis = side === 'north' || side === 'south' ? 'y' : 'x'
  return SCHOOL.doors
    .filter((door) => door.rooms.includes(room.id) && door.axis === axis && Math.abs(door.at - plane) < 0.005)
    .map((door) => {
      const middle =
        axis === 'y' ? alongSide(room, side, door.centre, plane) : alongSide(room, side, plane, door.centre)
      return { door, left: middle - door.width / MM / 2, width: door.width / MM }
    })
}
