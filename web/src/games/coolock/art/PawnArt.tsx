// A pawn is its shape come alive: two eyes, a smile, and a shadow on the floor.
import { memo } from 'react'
import { fillOf, OUTLINES, shapeOf, type Shape } from '../seats'

/** Where the face sits, as the middle of some shapes lies lower. */
const FACE: Record<Shape, number> = { disc: -1, triangle: 2.6, square: -0.5, diamond: 0, star: -0.6, cross: -0.4 }

export const PawnArt = memo(function PawnArt({ seat, isSad = false }: { seat: number; isSad?: boolean }) {
  const shape = shapeOf(seat)
  const y = FACE[shape]
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">
      <ellipse cx="0" cy="12.5" rx="9" ry="2.6" fill="#0b0618" opacity="0.5" />
      <g transform="scale(1.16)" strokeLinejoin="round">
        <path d={OUTLINES[shape]} fill="#fffaf0" stroke="#fffaf0" strokeWidth="5.4" />
        <path d={OUTLINES[shape]} fill="#1c1233" stroke="#1c1233" strokeWidth="3" />
        <path d={OUTLINES[shape]} fill={fillOf(seat)} stroke={fillOf(seat)} strokeWidth="1" />
        <g fill="#1c1233">
          <circle cx="-2.7" cy={y - 0.6} r="1.35" />
          <circle cx="2.7" cy={y - 0.6} r="1.35" />
        </g>
        <path
          d={isSad ? `M-2.2 ${y + 3.6}q2.2-2 4.4 0` : `M-2.4 ${y + 2}q2.4 2.4 4.8 0`}
          fill="none"
          stroke="#1c1233"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
})
