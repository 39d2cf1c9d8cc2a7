// What hints print on the board: violet tags with a sign, so that none is read as a piece or its value.
import { CENTRE, placeOf } from './geometry'
import type { HintMarks } from './scene'

/** How wide a digit of a tag is. */
const DIGIT = 20

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
  const width = 68 + DIGIT * String(count).length
  return (
    <g className="cx-tag" transform={`translate(${x} ${y})`}>
      <rect x={-40} y={-20} width={width} height={40} rx={8} />
      <path className="cx-tag-shackle" d="M-29 -3v-5a6 6 0 0 1 12 0v5" />
      <rect className="cx-tag-body" x={-32} y={-4} width={18} height={15} rx={2} />
      <text x={(width - 52) / 2} dy="0.36em">
        ×{count}
      </text>
    </g>
  )
}

/** Points, which the two languages shorten alike. */
function PriceTag({ x, y, price, isDearest }: { x: number; y: number; price: number; isDearest: boolean }) {
  const half = 27 + (DIGIT / 2) * String(price).length
  return (
    <g className={isDearest ? 'cx-tag cx-tag-top' : 'cx-tag'} transform={`translate(${x} ${y})`}>
      {isDearest && <rect className="cx-tag-ring" x={-half - 6} y={-27} width={2 * half + 12} height={54} rx={12} />}
      <rect x={-half} y={-21} width={2 * half} height={42} rx={8} />
      <text dy="0.36em">
        {price}
        <tspan className="cx-tag-unit"> pt</tspan>
      </text>
    </g>
  )
}

/** On the rim, above the exit's pad or below it: the number on the pad stays in sight. */
function beyond(exit: string): [number, number] {
  const [x, y] = placeOf(exit)
  const [dx, dy] = [x - CENTRE[0], y - CENTRE[1]]
  const isBelow = dy > Math.abs(dx) / 4
  return [x + (dx * 20) / Math.hypot(dx, dy), isBelow ? y + 52 : y - 52]
}
