// What hints print on the board: always a ring or a number with the colour.
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
      {Object.entries(hints.heat).map(([door, count]) => {
        const [x, y] = placeOf(door)
        return <Badge key={door} x={x - 40} y={y + 34} radius={22} tone="hot" text={count} />
      })}
      {[...hints.prices].map(([exit, price]) => {
        const [x, y] = beyond(exit)
        return <Badge key={exit} x={x} y={y} radius={25} tone={toneOf(price, hints.dearest)} text={price} />
      })}
    </g>
  )
}

function Badge({ x, y, radius, tone, text }: { x: number; y: number; radius: number; tone: string; text: number }) {
  return (
    <g className={`cx-badge cx-badge-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      {tone === 'top' && <circle className="cx-badge-ring" r={radius + 6} />}
      <text dy="0.36em" style={{ fontSize: radius * 1.5 }}>
        {text}
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

/** The dearest price of all gets a second ring; below it, three shades. */
function toneOf(price: number, dearest: number): string {
  if (price >= dearest) return 'top'
  return price * 3 > dearest * 2 ? 'high' : price * 3 > dearest ? 'middle' : 'low'
}
