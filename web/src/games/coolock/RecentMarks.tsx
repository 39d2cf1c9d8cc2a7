// What has just happened, as chalk on the floor: it stays until one acts oneself.
import { memo } from 'react'
import { ShapeMark } from './art/ShapeMark'
import { inset, line, outline, pointAt, type Land, type Point } from './geometry'
import type { Marks, SpotKind } from './marks'
import { fillOf } from './seats'

const SIGNS: Record<SpotKind, string> = {
  opened: 'M-4.500 0V-3A3.600 3.600 0 0 1 2.500-4.600M-5.500 0H5.500V6H-5.500Z',
  placed: 'M-4 0V-2.500A4 4 0 0 1 4-2.500V0M-5.500 0H5.500V6.500H-5.500Z',
  taken: 'M-5.500 0.500-1.500 4.500 6-4',
  appeared: 'M-5 6V-1A5 5 0 0 1 5-1V6L2.500 4 0 6-2.500 4Z',
}

function Tip({ points }: { points: readonly Point[] }) {
  const [b, a] = [points.at(-1), points.at(-2)]
  if (!a || !b) return null
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return (
    <path
      className="coolock-recent-tip"
      d="M7 0-4-6-1.500 0-4 6Z"
      transform={`translate(${b.x} ${b.y}) rotate(${angle})`}
    />
  )
}

export const RecentMarks = memo(function RecentMarks({ land, marks }: { land: Land; marks: Marks }) {
  const { walks, drifts, spots, card } = marks
  const room = card && land.rooms.get(card.cell)
  return (
    <svg
      className="coolock-layer coolock-recent"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {room && (
        <path
          className="coolock-recent-room"
          data-testid="mark-card"
          d={outline(inset(room.corners, room.middle, 0.12))}
        />
      )}
      {drifts.map(({ ghost, points }) => (
        <path key={`g${ghost}`} className="coolock-recent-drift" data-testid="mark-drift" d={line(points)} />
      ))}
      {walks.map(({ seat, points }) => (
        <g
          key={seat}
          className="coolock-recent-walk"
          data-testid="mark-walk"
          style={{ '--seat': fillOf(seat) } as React.CSSProperties}
        >
          <path className="coolock-recent-edge" d={line(points)} />
          <path className="coolock-recent-line" d={line(points)} />
          <Tip points={points} />
          {points[0] && <ShapeMark seat={seat} x={points[0].x} y={points[0].y} size={11} />}
        </g>
      ))}
      {spots.map(({ at, kind }) => {
        const { x, y } = pointAt(land, at)
        return (
          <g key={at} className="coolock-recent-spot" data-testid={`mark-${kind}`} transform={`translate(${x} ${y})`}>
            <circle className="coolock-recent-ring" r="18" />
            <g transform="translate(15 14)">
              <circle className="coolock-recent-badge" r="9" />
              <path d={SIGNS[kind]} transform="scale(0.85)" />
            </g>
          </g>
        )
      })}
    </svg>
  )
})
