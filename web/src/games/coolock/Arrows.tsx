// The arrows of a plan on the board: full for one's own, dashed for those of the others.
import { ShapeMark } from './art/ShapeMark'
import { line, pointAt, type Land, type Point } from './geometry'
import { arrowLine } from './planning'
import { fillOf } from './seats'
import type { Arrow, View } from './wire'

interface Props {
  land: Land
  view: View
  mine: readonly Arrow[]
  theirs: readonly (readonly [number, Arrow])[]
  seat: number | null
}

function Tip({ points }: { points: readonly Point[] }) {
  const [b, a] = [points.at(-1), points.at(-2)]
  if (!a || !b) return null
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return (
    <path className="coolock-arrow-tip" d="M10 0-7-10V10Z" transform={`translate(${b.x} ${b.y}) rotate(${angle})`} />
  )
}

function ArrowDrawing({
  land,
  view,
  arrow,
  by,
  isMine,
}: {
  land: Land
  view: View
  arrow: Arrow
  by: number | null
  isMine: boolean
}) {
  const points = arrowLine(land, view, arrow)
  const [first] = points
  const last = arrow.way.at(-1)
  if (!first || last === undefined) return null
  const end = pointAt(land, last)
  return (
    <g
      className={isMine ? 'coolock-arrow' : 'coolock-arrow coolock-arrow-theirs'}
      style={{ '--arrow': arrow.seat === null ? '#ffffff' : fillOf(arrow.seat) } as React.CSSProperties}
    >
      {points.length > 1 && <path className="coolock-arrow-edge" d={line(points)} />}
      {points.length > 1 && <path className="coolock-arrow-line" d={line(points)} />}
      {points.length > 1 ? (
        <Tip points={points} />
      ) : (
        <circle className="coolock-arrow-meet" r="17" cx={end.x} cy={end.y} />
      )}
      {arrow.seat !== null && points.length > 1 && (
        <ShapeMark
          seat={arrow.seat}
          x={(first.x + (points[1]?.x ?? first.x)) / 2}
          y={(first.y + (points[1]?.y ?? first.y)) / 2}
          size={13}
        />
      )}
      {by !== null && (
        <g transform={`translate(${end.x + 15} ${end.y - 15})`}>
          <circle className="coolock-arrow-by" r="10" />
          <ShapeMark seat={by} size={12} />
        </g>
      )}
    </g>
  )
}

export function Arrows({ land, view, mine, theirs, seat }: Props) {
  if (mine.length + theirs.length === 0) return null
  return (
    <svg
      className="coolock-layer coolock-arrows"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {theirs.map(([by, arrow], number) => (
        <ArrowDrawing key={`t${number}`} land={land} view={view} arrow={arrow} by={by} isMine={by === seat} />
      ))}
      {mine.map((arrow, number) => (
        <ArrowDrawing key={`m${number}`} land={land} view={view} arrow={arrow} by={null} isMine />
      ))}
    </svg>
  )
}
