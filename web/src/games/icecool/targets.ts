// What can be aimed at by touching it: doors with what hangs there, and the other penguins.
import type { Pixel } from './pulling'
import { apart } from './pulling'
import { SCHOOL, doorway, type Door } from './school'
import type { Locate, Spot, Target } from './stage'

/** A finger hits what is so near; the middle of a thing wins. */
const REACH = 16
/** A fish hangs on top of its lintel. */
const DOOR_HEIGHTS = [0, 0.035, 0.07]
const PENGUIN_HEIGHTS = [0.01, 0.03, 0.045]

export interface Aimable {
  target: Target
  spot: Spot
  /** Where it can be touched: spots, and heights over them. */
  body: readonly (readonly [Spot, number])[]
}

function partsOf(door: Door): Spot[] {
  const [x, y] = doorway(door)
  return [-0.4, -0.2, 0, 0.2, 0.4].map((part) =>
    door.axis === 'x' ? { x, y: y + part * door.width } : { x: x + part * door.width, y },
  )
}

const DOORS: readonly Aimable[] = SCHOOL.doors.map((door) => {
  const [x, y] = doorway(door)
  const body = partsOf(door).flatMap((spot) => DOOR_HEIGHTS.map((height) => [spot, height] as const))
  return { target: `door ${door.id}`, spot: { x, y }, body }
})

/** All but one's own penguin. */
export function aimablesOf(standing: readonly (Spot & { seat: number })[], own: number | null): Aimable[] {
  const others = standing.filter(({ seat }) => seat !== own)
  return [
    ...others.map(({ seat, x, y }): Aimable => {
      const spot = { x, y }
      return { target: `seat ${seat}`, spot, body: PENGUIN_HEIGHTS.map((height) => [spot, height] as const) }
    }),
    ...DOORS,
  ]
}

/** The nearest thing under a finger. */
export function thingAt(at: Pixel, things: readonly Aimable[], locate: Locate): Aimable | null {
  const found = things.flatMap((thing) => {
    const ways = thing.body.flatMap(([spot, height]) => {
      const pixel = locate(spot, height)
      return pixel ? [apart(pixel, at)] : []
    })
    const near = Math.min(...ways)
    return near < REACH ? [{ thing, near }] : []
  })
  return found.sort((one, other) => one.near - other.near)[0]?.thing ?? null
}

export const spotOf = (target: Target, things: readonly Aimable[]): Spot | null =>
  things.find((thing) => thing.target === target)?.spot ?? null
