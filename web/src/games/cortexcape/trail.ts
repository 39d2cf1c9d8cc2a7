// The line to light up between cones and doors. It draws what was walked; it judges nothing.
import { startPoint, placeOf, isExit, type Corridor, type Drawing, type Point } from './geometry'
import { distance, nearestOn } from './nearLine'
import type { Trail } from './scene'

/** One stretch of line for each corridor walked, in order; `exit` is null while under way. */
export function trailLines(drawing: Drawing, { start, startAt, doors, exit }: Trail): Point[][] {
  const first = isExit(start) ? (drawing.exits[start] ?? '') : start
  const corridors = corridorsWalked(drawing, first, doors, exit)
  const stops = [startAt ?? startPoint(drawing, start), ...doors.map(placeOf), ...(exit ? [placeOf(exit)] : [])]
  const lines: Point[][] = []
  for (const [at, id] of corridors.entries()) {
    const [from, to] = [stops[at], stops[at + 1]]
    const corridor = drawing.corridors.find((one) => one.id === id)
    if (corridor && from && to) lines.push(alongCorridor(corridor, from, to))
  }
  return lines
}

/** A door list may fit several corridor sequences (CX-48); any one that joins up is drawn. */
function corridorsWalked(drawing: Drawing, first: string, doors: readonly string[], exit: string | null): string[] {
  const last = exit === null ? null : (drawing.exits[exit] ?? '')
  const search = (walked: string[], at: number): string[] | null => {
    const here = walked.at(-1) ?? ''
    const door = doors[at]
    if (door === undefined) return last === null || here === last ? walked : null
    if (at === doors.length - 1 && last === null) return walked
    for (const next of drawing.doors[door] ?? []) {
      const following = doors[at + 1]
      const leads = following === undefined || (drawing.doors[following] ?? []).includes(next)
      if (!leads || walked.includes(next)) continue
      const found = search([...walked, next], at + 1)
      if (found) return found
    }
    return null
  }
  if (doors.length === 0 && exit === null) return []
  return search([first], 0) ?? []
}

/** The shortest run of printed line between two points of one corridor. */
function alongCorridor(corridor: Corridor, from: Point, to: Point): Point[] {
  const name = ([x, y]: Point) => `${x},${y}`
  const near = new Map<string, { point: Point; next: Point[] }>()
  const join = (point: Point, other: Point) => {
    const entry = near.get(name(point)) ?? { point, next: [] }
    entry.next.push(other)
    near.set(name(point), entry)
  }
  for (const line of corridor.polylines) {
    line.forEach((point, at) => {
      const after = line[at + 1]
      if (!after) return
      // The cone may stand between two printed points.
      const via = distance(nearestOn(from, point, after), from) < 1 ? [point, from, after] : [point, after]
      via.forEach((one, step) => {
        const other = via[step + 1]
        if (!other || name(one) === name(other)) return
        join(one, other)
        join(other, one)
      })
    })
  }
  const open: { point: Point; length: number; via: Point[] }[] = [{ point: from, length: 0, via: [from] }]
  const done = new Set<string>()
  while (open.length > 0) {
    open.sort((one, other) => one.length - other.length)
    const head = open.shift()
    if (!head || done.has(name(head.point))) continue
    if (name(head.point) === name(to)) return head.via
    done.add(name(head.point))
    for (const next of near.get(name(head.point))?.next ?? []) {
      open.push({ point: next, length: head.length + distance(head.point, next), via: [...head.via, next] })
    }
  }
  return [from, to]
}
