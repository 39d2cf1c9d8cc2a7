// What has just been done, in ink on the board: rings, dots and small signs that stay until one acts oneself.
import { CENTRE, lineOf, placeOf, startPoint, type Drawing, type Point } from './geometry'
import type { Marks } from './marks'
import type { Cones } from './scene'
import { trailLines } from './trail'

const RING = 47

/** Under the pieces: the way that was walked, and where pieces have gone. */
export function RecentMarks({ drawing, marks, cones }: { drawing: Drawing; marks: Marks; cones: Cones }) {
  const start = cones.startAt ?? startPoint(drawing, cones.start)
  return (
    <g className="cx-recent" aria-hidden="true">
      {marks.way && (
        <g data-testid="mark-way">
          {trailLines(drawing, marks.way).map((points, at) => (
            <path key={at} className="cx-recent-way" d={lineOf(points)} />
          ))}
        </g>
      )}
      {marks.isLocked && cones.kind === 'firm' && cones.start !== '' && (
        <g data-testid="mark-lock">
          {[start, placeOf(cones.exit)].map((place, at) => (
            <LockRing key={at} at={place} />
          ))}
        </g>
      )}
    </g>
  )
}

function LockRing({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="cx-recent-edge" rx={50} ry={30} />
      <ellipse className="cx-recent-ring" rx={50} ry={30} />
    </g>
  )
}

/** Over the pieces: an arrow between exchanged ones, a plus at refilled doors. */
export function RecentSigns({ marks: { swaps, refilled } }: { marks: Marks }) {
  return (
    <g className="cx-recent" aria-hidden="true">
      {swaps.map(([from, to]) => (
        <Swap key={`${from}${to}`} from={placeOf(from)} to={placeOf(to)} />
      ))}
      {refilled.map((door) => {
        const [x, y] = placeOf(door)
        return (
          <g key={door} data-testid="mark-refill" transform={`translate(${x} ${y})`}>
            <Ring />
            <g transform="translate(34 20)">
              <circle className="cx-recent-badge" r={13} />
              <path className="cx-recent-sign" d="M-6 0H6M0-6V6" />
            </g>
          </g>
        )
      })}
    </g>
  )
}

const Ring = () => (
  <>
    <circle className="cx-recent-edge" r={RING} cy={-4} />
    <circle className="cx-recent-ring" r={RING} cy={-4} />
  </>
)

/** From the rim of one ring to the rim of the other, bent towards the middle of the board. */
function Swap({ from, to }: { from: Point; to: Point }) {
  const bend: Point = [(from[0] + to[0] + CENTRE[0]) / 3, (from[1] + to[1] + CENTRE[1]) / 3]
  const a = towards(from, bend)
  const b = towards(to, bend)
  const d = `M${a[0]} ${a[1]} Q${bend[0]} ${bend[1]} ${b[0]} ${b[1]}`
  return (
    <g data-testid="mark-swap">
      {[from, to].map((place, at) => (
        <g key={at} transform={`translate(${place[0]} ${place[1]})`}>
          <Ring />
        </g>
      ))}
      <path className="cx-recent-edge" d={d} />
      <path className="cx-recent-arc" d={d} />
      <Tip at={a} from={bend} />
      <Tip at={b} from={bend} />
    </g>
  )
}

function towards([x, y]: Point, [goalX, goalY]: Point): Point {
  const far = Math.hypot(goalX - x, goalY - y) || 1
  return [x + ((goalX - x) * (RING + 16)) / far, y - 4 + ((goalY - y) * (RING + 16)) / far]
}

function Tip({ at: [x, y], from: [fromX, fromY] }: { at: Point; from: Point }) {
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return <path className="cx-recent-tip" d="M14 0-8-11-3 0-8 11Z" transform={`translate(${x} ${y}) rotate(${angle})`} />
}
