// A turn on a piece of the board: the way that was walked, and the one that was better.
import { GhostArt } from './art/GhostArt'
import { LockArt } from './art/LockArt'
import { PawnArt } from './art/PawnArt'
import { PortionArt } from './art/PortionArt'
import { homeOf, line, meeting, middleOfSide, outline, pointAt, UNIT, type Land, type Point } from './geometry'
import type { Turn } from './wire'

interface Props {
  land: Land
  seats: number
  turn: Turn
}

const ROOM = 0.7 * UNIT
const LEAST = 4.2 * UNIT
/** Of the frame, whatever part of the board it shows. */
const PIECE = 0.2

/** From where the pawn stands over the middles of the sides, round the corners between them. */
function wayOf(land: Land, from: Point, start: number | null, path: readonly number[]): Point[] {
  const points = [from]
  let last = start
  for (const edge of path) {
    const corner = last === null ? null : meeting(land, last, edge)
    if (corner !== null) points.push(pointAt(land, corner))
    points.push(middleOfSide(land, edge))
    last = edge
  }
  return points
}

/** A square around all of it, not too small. */
function frameOf(points: readonly Point[]): { x: number; y: number; side: number } {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const side = Math.max(LEAST, right - left + 2 * ROOM, bottom - top + 2 * ROOM)
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side }
}

export function TurnMap({ land, seats, turn: { seat, start, walked, better, goal, colours, ghosts } }: Props) {
  const home = homeOf(land, seats, seat ?? 0)
  const from = start === null ? (home?.at ?? { x: 0, y: 0 }) : middleOfSide(land, start)
  const played = wayOf(land, from, start, walked)
  const wanted = wayOf(land, from, start, better)
  const near = (point: Point) => Math.hypot(point.x - from.x, point.y - from.y) < 6 * UNIT
  const target = goal === null ? null : pointAt(land, goal)
  const haunts = ghosts.map((at) => pointAt(land, at)).filter(near)
  const { x, y, side } = frameOf([...played, ...wanted, ...haunts, ...(target && near(target) ? [target] : [])])
  const size = PIECE * side
  const piece = (at: Point) => ({ x: at.x - size / 2, y: at.y - size / 2, width: size, height: size })
  const scale = side / LEAST
  const end = wanted.at(-1)
  return (
    <svg className="coolock-review-map" viewBox={`${x} ${y} ${side} ${side}`} focusable="false">
      <path
        className="coolock-review-floor"
        d={[...land.rooms.values()].map((each) => outline(each.corners)).join('')}
      />
      <path
        className="coolock-review-ways"
        d={land.sides
          .filter((each) => !each.isBorder)
          .map(({ ends }) => line([pointAt(land, ends[0]), pointAt(land, ends[1])]))
          .join('')}
      />
      {wanted.length > 1 && <path className="coolock-review-better" d={line(wanted)} strokeWidth={9 * scale} />}
      {played.length > 1 && (
        <path
          className="coolock-review-walked"
          d={line(played)}
          strokeWidth={8 * scale}
          strokeDasharray={`${scale} ${15 * scale}`}
        />
      )}
      {end && wanted.length > 1 && <circle className="coolock-review-end" cx={end.x} cy={end.y} r={11 * scale} />}
      {target && colours && (
        <g transform={`translate(${target.x} ${target.y - 3 * scale}) scale(${1.3 * scale})`}>
          <LockArt colours={colours} />
        </g>
      )}
      {target && !colours && (
        <g transform={`translate(${target.x} ${target.y}) scale(${1.3 * scale})`}>
          <PortionArt owner={seat} />
        </g>
      )}
      {haunts.map((at) => (
        <svg key={`${at.x} ${at.y}`} {...piece(at)}>
          <GhostArt number={ghosts.length} />
        </svg>
      ))}
      <svg {...piece(from)}>
        <PawnArt seat={seat ?? 0} />
      </svg>
    </svg>
  )
}
