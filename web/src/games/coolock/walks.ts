// The offered moves, gathered by where they end: what glows, in what order, and by which ways.
import { compareWays, NO_EFFECTS, type Effects } from './effects'
import { endsOf, homeOf, meeting, middleOfSide, pointAt, type Land, type Point } from './geometry'
import { ghostsAt, lockAt, pawnOf } from './reading'
import type { View, Walk } from './wire'

export interface Goal {
  key: string
  /** The side on which the pawn comes to rest. */
  edge: number
  kind: 'end' | 'padlock' | 'ghost'
  /** The padlock or ghost that ends the move. */
  into: number | null
  at: Point
  ways: Walk[]
}

/** Where a pawn stands on the drawing. */
export function standOf(land: Land, view: View, seat: number): Point {
  const pawn = pawnOf(view, seat)
  if (pawn?.where === 'board' && pawn.edge !== null) return middleOfSide(land, pawn.edge)
  if (pawn?.where === 'prison') {
    const cell = land.file.zones.find((zone) => zone.id === pawn.zone)?.prison ?? ''
    return land.rooms.get(cell)?.middle ?? { x: 0, y: 0 }
  }
  return homeOf(land, view.table.seats, seat)?.at ?? { x: 0, y: 0 }
}

const towards = (a: Point, b: Point, by: number): Point => ({ x: a.x + (b.x - a.x) * by, y: a.y + (b.y - a.y) * by })

/** The intersections that a walk touches, each once, in turn. */
export function touchedBy(land: Land, { path }: Walk): number[] {
  return [...new Set(path.flatMap((edge) => endsOf(land, edge)))]
}

function kindOf(view: View, into: number | null): Goal['kind'] {
  if (into === null) return 'end'
  return lockAt(view, into) || ghostsAt(view, into).length === 0 ? 'padlock' : 'ghost'
}

function order(from: Point): (a: Goal, b: Goal) => number {
  // Clockwise from straight up, as one reads a clock.
  const angle = ({ at }: Goal) => (Math.atan2(at.x - from.x, from.y - at.y) + 2 * Math.PI) % (2 * Math.PI)
  const far = ({ at }: Goal) => Math.hypot(at.x - from.x, at.y - from.y)
  return (a, b) => angle(a) - angle(b) || far(a) - far(b)
}

/** A stop is marked nearer to what stops it, the more so when others share its side. */
function restOf(
  land: Land,
  view: View,
  seat: number,
  { key, edge, into, at }: Goal,
  goals: ReadonlyMap<string, Goal>,
): Point {
  if (into === null) return at
  const isShared =
    pawnOf(view, seat)?.edge === edge || [...goals.values()].some((other) => other.edge === edge && other.key !== key)
  return towards(middleOfSide(land, edge), pointAt(land, into), isShared ? 0.46 : 0.2)
}

export function goalsOf(
  land: Land,
  view: View,
  seat: number,
  walks: readonly Walk[],
  effects: Effects = NO_EFFECTS,
): Goal[] {
  const goals = new Map<string, Goal>()
  for (const walk of walks) {
    const edge = walk.path.at(-1) ?? pawnOf(view, seat)?.edge
    if (edge === undefined || edge === null) continue
    const into = walk.into ?? null
    const key = `${edge}:${into ?? ''}`
    const known = goals.get(key)
    if (known) {
      known.ways.push(walk)
      continue
    }
    const middle = middleOfSide(land, edge)
    goals.set(key, { key, edge, kind: kindOf(view, into), into, at: middle, ways: [walk] })
  }
  for (const goal of goals.values()) goal.at = restOf(land, view, seat, goal, goals)
  for (const goal of goals.values()) goal.ways.sort((a, b) => compareWays(effects, a, b))
  return [...goals.values()].sort(order(standOf(land, view, seat)))
}

/** The line of a walk: through every intersection, and into dead ends as far as the pawn goes. */
export function trailOf(land: Land, view: View, seat: number, walk: Walk): Point[] {
  const pawn = pawnOf(view, seat)
  const points: Point[] = [standOf(land, view, seat)]
  let here = pawn?.where === 'board' ? pawn.edge : null
  for (const edge of walk.path) {
    const via = here === null ? (homeOf(land, view.table.seats, seat)?.vertex ?? null) : meeting(land, here, edge)
    if (via !== null) points.push(pointAt(land, via))
    points.push(middleOfSide(land, edge))
    here = edge
  }
  if (walk.into !== null && walk.into !== undefined)
    points.push(towards(points.at(-1) ?? pointAt(land, walk.into), pointAt(land, walk.into), 0.6))
  return points
}

/** The goal nearest to a spot that was pressed, if any is near enough. */
export function goalNear<T extends { at: Point }>(goals: readonly T[], spot: Point, reach: number): T | null {
  let best: T | null = null
  let least = reach
  for (const goal of goals) {
    const far = Math.hypot(goal.at.x - spot.x, goal.at.y - spot.y)
    if (far < least) {
      best = goal
      least = far
    }
  }
  return best
}
