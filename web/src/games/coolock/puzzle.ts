// The hexagon and its twelve right triangles: slots 1 to 12 clockwise from the corner at the top (CL-49, CL-50).
import { PORTIONS, SLOT_OWNERS } from './facts'
import type { Point } from './geometry'
import type { View } from './wire'

export const SLOTS = Array.from({ length: PORTIONS }, (_, number) => number + 1)

/** Corners and middles of sides in turn, on a hexagon of this radius. */
function rimPoint(number: number, radius: number): Point {
  const angle = ((number * 30 - 90) * Math.PI) / 180
  const far = number % 2 === 0 ? radius : radius * Math.cos(Math.PI / 6)
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) }
}

export function slotCorners(slot: number, radius: number): Point[] {
  return [{ x: 0, y: 0 }, rimPoint(slot - 1, radius), rimPoint(slot, radius)]
}

export function slotMiddle(slot: number, radius: number): Point {
  const corners = slotCorners(slot, radius)
  return { x: corners.reduce((sum, { x }) => sum + x, 0) / 3, y: corners.reduce((sum, { y }) => sum + y, 0) / 3 }
}

const OWNERS: Readonly<Record<number, readonly (number | null)[]>> = SLOT_OWNERS

/** Whose a slot is; null: gold, anybody's. */
export function ownerOf(slot: number, seats: number): number | null {
  return OWNERS[seats]?.[slot - 1] ?? null
}

/** Before the deal nothing lies anywhere. */
export const isDealt = (view: View): boolean => view.phase !== 'deal'

export const filledSlots = (view: View): number[] =>
  isDealt(view) ? SLOTS.filter((slot) => !view.portions.some((portion) => portion.slot === slot)) : []

/** How many pieces of a seat (null: gold) are still out there. */
export const leftOf = (view: View, owner: number | null): number =>
  view.portions.filter((portion) => portion.owner === owner).length
