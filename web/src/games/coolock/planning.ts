// Arrows that team mates draw for each other: ways over crossings, for one pawn or for all. Pure.
import { LONGEST_ARROW, MOST_ARROWS } from './facts'
import { beyond, endsOf, homeOf, pointAt, type Land, type Point } from './geometry'
import { pawnOf } from './reading'
import type { Arrow, View } from './wire'

/** The shortest way over walkable sides, both ends included; null where there is none. */
export function wayBetween(land: Land, from: readonly number[], to: number): number[] | null {
  const before = new Map<number, number | null>(from.map((vertex) => [vertex, null]))
  const queue = [...from]
  for (let vertex = queue.shift(); vertex !== undefined; vertex = queue.shift()) {
    if (vertex === to) {
      const way: number[] = []
      for (let at: number | null | undefined = to; at !== null && at !== undefined; at = before.get(at)) way.unshift(at)
      return way
    }
    for (const edge of land.around[vertex] ?? []) {
      const next = beyond(land, edge, vertex)
      if (before.has(next) || land.isRim[next]) continue
      before.set(next, vertex)
      queue.push(next)
    }
  }
  return null
}

/** Where an arrow for a seat may begin: at the ends of the side on which its pawn stands. */
function beginnings(land: Land, view: View, seat: number | null): number[] {
  if (seat === null) return []
  const pawn = pawnOf(view, seat)
  if (pawn?.where === 'board' && pawn.edge !== null) return [...endsOf(land, pawn.edge)]
  if (pawn?.where === 'prison') return [...endsOf(land, land.exits.get(pawn.zone) ?? 0)]
  const home = homeOf(land, view.table.seats, seat)
  return home ? [beyond(land, home.edge, home.vertex)] : []
}

/** The arrows after one more crossing was tapped: the last one grows, or a new one begins. */
export function withStop(
  land: Land,
  view: View,
  arrows: readonly Arrow[],
  seat: number | null,
  isNew: boolean,
  stop: number,
): readonly Arrow[] {
  const last = arrows.at(-1)
  if (!isNew && last?.seat === seat) {
    const end = last.way.at(-1)
    const more = end === undefined ? null : wayBetween(land, [end], stop)
    if (!more || more.length === 1 || last.way.length + more.length - 1 > LONGEST_ARROW) return arrows
    return [...arrows.slice(0, -1), { seat, way: [...last.way, ...more.slice(1)] }]
  }
  if (arrows.length >= MOST_ARROWS) return arrows
  const begin = beginnings(land, view, seat)
  const way = begin.length > 0 ? wayBetween(land, begin, stop) : [stop]
  return [...arrows, { seat, way: (way ?? [stop]).slice(0, LONGEST_ARROW) }]
}

/** The line of an arrow, from the pawn if it begins beside it. */
export function arrowLine(land: Land, view: View, arrow: Arrow): Point[] {
  const [first] = arrow.way
  const points = arrow.way.map((vertex) => pointAt(land, vertex))
  const pawn = arrow.seat === null ? null : pawnOf(view, arrow.seat)
  const side = pawn?.where === 'board' && pawn.edge !== null ? land.sides[pawn.edge] : undefined
  if (side && first !== undefined && side.ends.includes(first)) return [side.middle, ...points]
  return points
}

/** The crossing nearest to a spot. */
export function crossingNear(land: Land, spot: Point, reach: number): number | null {
  let best: number | null = null
  let least = reach
  land.points.forEach((point, vertex) => {
    const far = Math.hypot(point.x - spot.x, point.y - spot.y)
    if (far < least && !land.isRim[vertex]) {
      best = vertex
      least = far
    }
  })
  return best
}

const WANTED: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The next crossing in the direction of an arrow key; null for other keys and at the border. */
export function crossingBeyond(land: Land, vertex: number, key: string): number | null {
  const wanted = WANTED[key]
  if (!wanted) return null
  const here = pointAt(land, vertex)
  const found = land.points
    .map((point, at) => ({ at, x: point.x - here.x, y: point.y - here.y }))
    .filter(({ at }) => at !== vertex && !land.isRim[at])
    .map(({ at, x, y }) => ({
      at,
      ahead: x * wanted.x + y * wanted.y,
      off: Math.abs(x * wanted.y) + Math.abs(y * wanted.x),
    }))
    .filter(({ ahead, off }) => ahead > 1 && off <= ahead * 1.8)
    .sort((a, b) => a.ahead + a.off * 1.5 - (b.ahead + b.off * 1.5))
  return found[0]?.at ?? null
}
