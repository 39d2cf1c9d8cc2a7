// Points given away in each round, as stacked bars; every kind has a colour and a pattern.
import type { Language } from '../board'
import { decisionsOf, KIND_KEYS, KINDS } from './regret'
import { say } from './text'
import type { Review } from './wire'

const WIDTH = 360
const HEIGHT = 120
const FOOT = 20
const HEAD = 18

interface RegretChartProps {
  review: Review
  language: Language
  chosen: number
}

export function RegretChart({ review, language, chosen }: RegretChartProps) {
  const bars = review.map((round) => ({
    round: round.round,
    parts: decisionsOf(round).map(({ kind, regret }) => ({ kind, points: regret ?? 0 })),
  }))
  const sums = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part.points, 0))
  const unit = (HEIGHT - FOOT - HEAD) / Math.max(4, ...sums)
  const step = WIDTH / Math.max(bars.length, 1)
  const width = Math.min(34, step * 0.7)
  const words = bars.map(({ round, parts }) =>
    say(language, 'barRound', { round, ...Object.fromEntries(parts.map((part) => [part.kind, part.points])) }),
  )
  return (
    <figure className="cx-chart">
      <figcaption>
        {say(language, 'givenPerRound')}
        <span className="cx-legend">
          {KINDS.map((kind) => (
            <span key={kind}>
              <svg width={16} height={16} aria-hidden="true">
                <rect width={16} height={16} rx={3} className="cx-bar" fill={`url(#cx-bar-${kind})`} />
              </svg>{' '}
              {say(language, KIND_KEYS[kind])}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.join(' ')}>
        <Patterns />
        <line className="cx-axis" x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
        {bars.map(({ round, parts }, at) => {
          const left = at * step + (step - width) / 2
          const sum = sums[at] ?? 0
          const above = (index: number) => parts.slice(0, index + 1).reduce((total, part) => total + part.points, 0)
          return (
            <g key={round}>
              {parts.map((part, index) => (
                <rect
                  key={part.kind}
                  className="cx-bar"
                  x={left}
                  width={width}
                  y={HEIGHT - FOOT - above(index) * unit}
                  height={part.points * unit}
                  fill={`url(#cx-bar-${part.kind})`}
                />
              ))}
              <text x={left + width / 2} y={HEIGHT - FOOT - sum * unit - 5}>
                {sum}
              </text>
              <text className={at === chosen ? 'cx-bar-chosen' : ''} x={left + width / 2} y={HEIGHT - 5}>
                {round}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

function Patterns() {
  return (
    <defs>
      <pattern id="cx-bar-build" width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill="#8a4a12" />
      </pattern>
      <pattern id="cx-bar-lock" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} fill="#f3c443" />
        <rect width={2.5} height={6} fill="#33261a" />
      </pattern>
      <pattern id="cx-bar-path" width={7} height={7} patternUnits="userSpaceOnUse">
        <rect width={7} height={7} fill="#2563c9" />
        <circle cx={3.5} cy={3.5} r={1.7} fill="#fff" />
      </pattern>
    </defs>
  )
}
