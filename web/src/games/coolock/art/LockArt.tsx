// A padlock: one colour or several, each with its shape; black ones are barred for everybody.
import { fillOf } from '../seats'
import { ShapeMark } from './ShapeMark'

const HALF: Record<number, number> = { 0: 11, 1: 11, 2: 15, 3: 20 }

/** Around its own middle; the shackle can be lifted by the style sheet. */
export function LockArt({ colours }: { colours: readonly number[] }) {
  const half = HALF[colours.length] ?? 20
  const wide = (2 * half) / Math.max(1, colours.length)
  const isBlack = colours.length === 0
  return (
    <g className="coolock-lock-art">
      <path
        className="coolock-shackle"
        d="M-6.5-4V-9A6.5 6.5 0 0 1 6.5-9V-4"
        fill="none"
        stroke="#1c1233"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        className="coolock-shackle"
        d="M-6.5-4V-9A6.5 6.5 0 0 1 6.5-9V-4"
        fill="none"
        stroke={isBlack ? '#8d86a3' : '#f3ead6'}
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <rect x={-half - 1.6} y={-6.6} width={2 * half + 3.2} height={22.2} rx={5.6} fill="#1c1233" />
      {isBlack && (
        <rect x={-half} y={-5} width={2 * half} height={19} rx={4} fill="#2f2b3b" stroke="#a79fc0" strokeWidth="1.4" />
      )}
      {isBlack && <path d="M-5 0 5 9.5M5 0-5 9.5" stroke="#f0ebff" strokeWidth="3" strokeLinecap="round" />}
      {colours.map((seat, at) => (
        <g key={seat}>
          <rect
            x={-half + at * wide}
            y={-5}
            width={wide}
            height={19}
            fill={fillOf(seat)}
            rx={colours.length === 1 ? 4 : 2}
          />
          <ShapeMark seat={seat} x={-half + (at + 0.5) * wide} y={4.5} size={12.5} ink />
        </g>
      ))}
      {colours.length > 1 && (
        <path
          d={colours
            .slice(1)
            .map((_, at) => `M${-half + (at + 1) * wide}-5v19`)
            .join('')}
          stroke="#1c1233"
          strokeWidth="1.6"
        />
      )}
    </g>
  )
}
