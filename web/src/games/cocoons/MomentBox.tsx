// The box from above as it stood: which cocoon was slid, or where a guardian went and where it belonged.
import { GuardianShape } from './art/GuardianArt'
import { labelOf, numberOf } from './pieces'
import type { Moment } from './wire'

const CELL = 40
const middleOf = (slot: number) => ({ x: (slot % 3) * CELL + CELL / 2, y: Math.floor(slot / 3) * CELL + CELL / 2 })

export function MomentBox({ moment: { kind, cocoon, guardian, home, places, free } }: { moment: Moment }) {
  const hole = middleOf(free)
  const placeOf = (label: Moment['cocoon']) => {
    const slot = label === null ? undefined : places[numberOf(label)]
    return slot === undefined ? null : middleOf(slot)
  }
  const target = placeOf(cocoon)
  const right = placeOf(home)
  const [from, to] = kind === 'slide' ? [target, hole] : [hole, target]
  return (
    <svg className="cocoons-moment" viewBox="-6 -6 132 132" focusable="false">
      <rect className="cocoons-moment-box" x="-6" y="-6" width="132" height="132" rx="10" />
      {places.map((slot, number) => {
        const { x, y } = middleOf(slot)
        const label = labelOf(number)
        const isChosen = label === cocoon
        return (
          <g key={label} className={isChosen ? 'cocoons-moment-chosen' : ''}>
            <rect x={x - 18} y={y - 18} width="36" height="36" rx="8" />
            <text x={x} y={y + 6}>
              {label}
            </text>
          </g>
        )
      })}
      <rect className="cocoons-moment-hole" x={hole.x - 17} y={hole.y - 17} width="34" height="34" rx="6" />
      {guardian && (
        <g transform={`translate(${hole.x - 16} ${hole.y - 16}) scale(.32)`}>
          <GuardianShape guardian={guardian} />
        </g>
      )}
      {right && <circle className="cocoons-moment-home" cx={right.x} cy={right.y} r="20" />}
      {from && to && <Arrow from={from} to={to} />}
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

function Arrow({ from, to }: { from: Point; to: Point }) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const near = (by: number, turn: number): string => {
    const x = to.x - by * Math.cos(angle + turn)
    const y = to.y - by * Math.sin(angle + turn)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const begin = `${(from.x + 15 * Math.cos(angle)).toFixed(1)} ${(from.y + 15 * Math.sin(angle)).toFixed(1)}`
  return (
    <path
      className="cocoons-moment-arrow"
      d={`M${begin}L${near(9, 0)}M${near(18, 0.45)}L${near(8, 0)}L${near(18, -0.45)}`}
    />
  )
}
