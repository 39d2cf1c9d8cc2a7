// An aim on the plan: the power round the penguin, the band and the hand behind it, where it may stray to.
import { memo } from 'react'
import { radiansOf } from '../aiming'
import { stretchFor } from '../pulling'
import { fillOf } from '../seats'
import type { ShownAim } from '../stage'
import { mm, pointOf } from './paper'

const RING = 27
const HOLD = 13

/** An arc of the ring, from the top, clockwise. */
function arc(part: number): string {
  const angle = Math.min(part, 0.9999) * 2 * Math.PI
  const [x, y] = [RING * Math.sin(angle), -RING * Math.cos(angle)]
  return `M0 ${-RING}A${RING} ${RING} 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}`
}

/** From gentle green to hot red; the arc says the same. */
const heat = (stretch: number): string => `hsl(${Math.round(140 - 140 * stretch)} 85% 42%)`

function Ring({ stretch }: { stretch: number }) {
  return (
    <g data-testid="ice-power-ring">
      <circle r={RING} className="ice-power-track" />
      <path className="ice-power" d={arc(stretch)} style={{ stroke: heat(stretch) }} />
      <path className="ice-power-pips" d="M0-31V-23M31 0H23M0 31V23M-31 0H-23" />
    </g>
  )
}

/** Along +x: the cone, and the line in its middle. */
function Cone({ stray, long }: { stray: number; long: number }) {
  if (stray === 0) return null
  const [x, y] = [long * Math.cos(stray), long * Math.sin(stray)]
  return <path className="ice-cone" data-testid="ice-cone" d={`M0 0L${x} ${-y}A${long} ${long} 0 0 1 ${x} ${y}Z`} />
}

/** Two strands round the penguin, pinched in the hand; `away` millimetres behind its middle. */
function Band({ away, stretch }: { away: number; stretch: number }) {
  const thin = 5 - 2.6 * stretch
  const strands = `M4-${HOLD}Q${-away * 0.4}-${HOLD} ${-away} 0Q${-away * 0.4} ${HOLD} 4 ${HOLD}`
  return (
    <g data-testid="ice-band">
      <path className="ice-band-under" d={strands} style={{ strokeWidth: thin + 2 }} />
      <path className="ice-band" d={strands} style={{ strokeWidth: thin }} />
      <g transform={`translate(${-away} 0)`}>
        <circle className="ice-finger" r={9.5} />
        <path className="ice-nail" d="M1-4.500H5A4.500 4.500 0 0 1 5 4.500H1Z" />
      </g>
    </g>
  )
}

export const Aim = memo(function Aim({ aim }: { aim: ShownAim }) {
  const { at, flick, seat, isOwn, hand, stray } = aim
  const angle = -(radiansOf(flick.direction) * 180) / Math.PI
  const stretch = stretchFor(flick.power)
  const long = 40 + stretch * 150
  const bend = (flick.offset / 1000) * long * 0.55
  return (
    <g
      className={isOwn ? 'ice-aim ice-aim-own' : 'ice-aim'}
      transform={`translate(${pointOf(at)})`}
      style={{ '--seat': fillOf(seat) } as React.CSSProperties}
    >
      <g transform={`rotate(${angle})`}>
        <Cone stray={stray} long={mm(0.1 + 0.4 * stretch)} />
        <path className="ice-aim-line" d={`M30 0H${mm(0.75)}`} />
        <path className="ice-aim-arrow ice-aim-under" d={`M31 0Q${long * 0.7} 0 ${long} ${bend}`} />
        <path className="ice-aim-arrow" d={`M31 0Q${long * 0.7} 0 ${long} ${bend}`} />
        <path
          className="ice-aim-head"
          d="M-3-8 12 0-3 8Z"
          transform={`translate(${long} ${bend}) rotate(${(Math.atan2(bend, long * 0.3) * 180) / Math.PI})`}
        />
        {hand ? (
          <Band away={mm(Math.hypot(hand.x - at.x, hand.y - at.y))} stretch={stretch} />
        ) : (
          <g transform={`translate(${-33} ${(flick.offset / 1000) * 15})`}>
            <rect className="ice-finger" x={-40} y={-6} width={40} height={12} rx={6} />
            <path className="ice-nail" d="M-10-3.500H-4A3.500 3.500 0 0 1-4 3.500H-10Z" />
          </g>
        )}
      </g>
      <Ring stretch={stretch} />
    </g>
  )
})
