// A player's shape in the player's colour, with an edge of dark ink.
import { fillOf, OUTLINES, shapeOf } from '../seats'

/** Inside another drawing. */
export function ShapeMark({
  seat,
  x = 0,
  y = 0,
  size,
  ink = false,
}: {
  seat: number
  x?: number
  y?: number
  size: number
  ink?: boolean
}) {
  return (
    <path
      d={OUTLINES[shapeOf(seat)]}
      transform={`translate(${x} ${y}) scale(${size / 20})`}
      fill={ink ? '#1c1233' : fillOf(seat)}
      stroke={ink ? 'none' : '#1c1233'}
      strokeWidth={ink ? 0 : 2.2}
      strokeLinejoin="round"
    />
  )
}

/** On its own, beside words. */
export function SeatIcon({ seat }: { seat: number }) {
  return (
    <svg className="coolock-seat-icon" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <ShapeMark seat={seat} size={20} />
    </svg>
  )
}
