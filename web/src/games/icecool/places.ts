// Spots and rooms, as the panels name them and aim at them.
import { TENTHS } from './facts'
import { doorway, SCHOOL, type Door, type Room } from './school'
import type { Spot } from './stage'

export function doorSpot(door: Door): Spot {
  const [x, y] = doorway(door)
  return { x, y }
}

/** The room a spot is in, or the nearest one. */
export function roomAt({ x, y }: Spot): Room | null {
  const away = ({ rect: [x0, y0, x1, y1] }: Room) =>
    Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1))
  return [...SCHOOL.rooms].sort((one, other) => away(one) - away(other))[0] ?? null
}

export function middleOf({ rect: [x0, y0, x1, y1] }: Room): Spot {
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
}

/** The doors that lead out of the room a spot is in. */
export function doorsAround(at: Spot): Door[] {
  const room = roomAt(at)
  return SCHOOL.doors.filter((door) => room !== null && door.rooms.includes(room.id))
}

export const tenths = (metres: number): number => Math.round(metres * TENTHS)
export const metres = (tenth: number): number => tenth / TENTHS
