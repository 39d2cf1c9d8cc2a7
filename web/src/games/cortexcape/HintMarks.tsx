// What hints print on the board: violet tags with a sign, so that none is read as a piece or its value.
import { CENTRE, placeOf } from './geometry'
import type { HintMarks } from './scene'

/** Under the pieces: how hot a door is, and where towers stood last round. */
export function DoorHints({ hints }: { hints: HintMarks }) {
  const hottest = Math.max(1, ...Object.values(hints.heat))
  return (
    <g className="cx-door-hints" aria-hidden="true">
      {Object.entries(hints.heat).map(([door, count]) => {
        const [x, y] = placeOf(door)
        return (
          <circle key={door} className="cx-heat" cx={x} cy={y} r={47} strokeOpacity={0.4 + (0.6 * count) / hottest} />
        )
      })}
      {Array.from(hints.formerTowers).map((door) => {
        const [x, y] = placeOf(door)
        return <rect key={door} className="cx-former" x={x - 46} y={y - 46} width={92} height={92} rx={10} />
      })}
    </g>
  )
}

/** Over everything: the numbers. */
export function HintNumbers({ hints }: { hints: HintMarks }) {
  return (
    <g className="cx-hint-numbers" aria-hidden="true">
      {sharedBy(hints.heat).map(([door, count]) => {
        const [x, y] = placeOf(door)
        return <LockCount key={door} x={x - 42} y={y + 36} count={count} />
      })}
      {[...hints.prices].map(([exit, price]) => {
        const [x, y] = beyond(exit)
        return <PriceTag key={exit} x={x} y={y} price={price} isDearest={price >= hints.dearest} />
      })}
    </g>
  )
}

/** Where one lock alone is the worst, its line says it all. */
function sharedBy(heat: HintMarks['heat']): [string, number][] {
  const doors = Object.entries(heat)
  return doors.some(([, count]) => count > 1) ? doors : []
}

/** How many of the dearest locks lead through a door: a padlock and the number. */
function LockCount({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g className="cx-tag" transform={`translate(${x} ${y})`}>
      <rect x={-37} y={-19} width={74} height={38} rx={8} />
      <path className="cx-tag-shackle" d="M-27 -3v-5a6 6 0 0 1 12 0v5" />
      <rect className="cx-tag-body" x={-30} y={-4} width={18} height={14} rx={2} />
      <text x={11} dy="0.36em">
        ×{count}
      </text>
    </g>
  )
}

/** Points, which the two languages shorten alike. */
function PriceTag({ x, y, price, isDearest }: { x: number; y: number; price: number; isDearest: boolean }) {
  return (
    <g className={isDearest ? 'cx-tag cx-tag-top' : 'cx-tag'} transform={`translate(${x} ${y})`}>
      {isDearest && <rect className="cx-tag-ring" x={-45} y={-28} width={90} height={56} rx={13} />}
      <rect x={-38} y={-21} width={76} height={42} rx={8} />
      <text dy="0.36em">
        {price}
        <tspan className="cx-tag-unit"> pt</tspan>
      </text>
    </g>
  )
}

/** On the rim, outside the exit's pad. */
function beyond(exit: string): [number, number] {
  const [x, y] = placeOf(exit)
  const [dx, dy] = [x - CENTRE[0], y - CENTRE[1]]
  const out = 53 / Math.hypot(dx, dy)
  return [x + dx * out, y + dy * out]
}
