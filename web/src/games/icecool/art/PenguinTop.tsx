// A penguin from above, looking along +x, in millimetres: body below, head and what it wears on top.
import { FILLS, WEARS, type Colour } from '../seats'

export function BodyTop({ colour }: { colour: Colour }) {
  return (
    <g>
      <circle r={17.5} fill={FILLS[colour]} stroke="#1d150e" strokeWidth={1.2} />
      <ellipse cx={5.5} rx={10.5} ry={13} fill="#fff8ea" />
      <path
        d="M-3-16.500C-9-19-14-15-13-10M-3 16.500C-9 19-14 15-13 10"
        fill="none"
        stroke="#1d150e"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
    </g>
  )
}

export function HeadTop({ colour }: { colour: Colour }) {
  return (
    <g>
      {WEARS[colour] === 'scarf' && (
        <path
          d="M-9-6.500A11 11 0 1 1-9 6.500L-17 11-18 3.500-10.500 1Z"
          fill="#ffd23f"
          stroke="#1d150e"
          strokeWidth={0.9}
          strokeLinejoin="round"
        />
      )}
      <path d="M8-3.600 16.500 0 8 3.600Z" fill="#f59a23" stroke="#1d150e" strokeWidth={0.9} strokeLinejoin="round" />
      <circle r={9.8} fill={FILLS[colour]} stroke="#1d150e" strokeWidth={1.1} />
      {WEARS[colour] === 'cap' && (
        <g stroke="#1d150e" strokeWidth={0.9} strokeLinejoin="round">
          <path d="M5-8.500Q15-7 16 0 15 7 5 8.500Q9 0 5-8.500Z" fill="#2b3a55" />
          <circle r={8.8} fill="#fff4dc" />
          <path d="M-8.800 0H8.800M-3-8.200Q0 0-3 8.200" fill="none" strokeWidth={0.7} />
          <circle r={1.6} fill="#2b3a55" />
        </g>
      )}
      {WEARS[colour] === 'glasses' && (
        <g fill="#eaf6ff" stroke="#1d150e" strokeWidth={1.5}>
          <path d="M4.500-6.500-5-8.500M4.500 6.500-5 8.500M6.500-1.500V1.500" fill="none" />
          <circle cx={5.5} cy={-4.8} r={3.7} />
          <circle cx={5.5} cy={4.8} r={3.7} />
          <path d="M6-4.800h.01M6 4.800h.01" strokeWidth={2.4} strokeLinecap="round" />
        </g>
      )}
      {WEARS[colour] === 'bow' && (
        <path
          d="M-2 0-7.500-8.500C-2-10.500 3-8-2 0 3 8-2 10.500-7.500 8.500Z"
          fill="#ff8fb8"
          stroke="#1d150e"
          strokeWidth={0.9}
          strokeLinejoin="round"
        />
      )}
      {WEARS[colour] === 'earmuffs' && (
        <g stroke="#1d150e" strokeWidth={0.9}>
          <path d="M-1-9V9" stroke="#2b3a55" strokeWidth={3} />
          <rect x={-5.5} y={-13.5} width={9} height={6} rx={2.8} fill="#bfe7ff" />
          <rect x={-5.5} y={7.5} width={9} height={6} rx={2.8} fill="#bfe7ff" />
        </g>
      )}
      {WEARS[colour] !== 'glasses' && WEARS[colour] !== 'cap' && (
        <path d="M5.500-4.500h.01M5.500 4.500h.01" stroke="#1d150e" strokeWidth={2.2} strokeLinecap="round" />
      )}
    </g>
  )
}

/** For panels and buttons. */
export function PenguinIcon({ colour, size = 30 }: { colour: Colour; size?: number }) {
  return (
    <svg
      className="ice-penguin-icon"
      viewBox="-20 -20 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <g transform="rotate(90)">
        <BodyTop colour={colour} />
        <HeadTop colour={colour} />
      </g>
    </svg>
  )
}
