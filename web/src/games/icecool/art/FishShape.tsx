// A fish token: each colour has its own pattern, so that nobody needs to tell colours apart.
import { FILLS, type Colour } from '../seats'

const BODY = 'M-11 0C-7-6.500 3-7.500 8-1L13-5.500V5.500L8 1C3 7.500-7 6.500-11 0Z'

const PATTERNS: Record<Colour, string> = {
  blue: 'M-4-4.500V4.500M0-5.200V5.200M4-3.800V3.800',
  red: 'M-3-2h.01M1-2.600h.01M-1 1.600h.01M3 1h.01M-4.500 1.200h.01',
  green: 'M-5-3L-2 0-5 3M-1-4.200L2 0-1 4.200',
  purple: 'M-8 0H7',
  orange: 'M-1-3.200A3.200 3.200 0 1 0-1 3.200 3.200 3.200 0 1 0-1-3.200M4.500-1.500V1.500',
}

const WIDTHS: Record<Colour, number> = { blue: 1.5, red: 2.3, green: 1.6, purple: 2.4, orange: 1.5 }

/** Drawn around 0, 0, about 24 wide. */
export function FishShape({ colour }: { colour: Colour }) {
  return (
    <g>
      <path d={BODY} fill={FILLS[colour]} stroke="#fff8ea" strokeWidth={1.8} strokeLinejoin="round" />
      <path
        d={PATTERNS[colour]}
        fill="none"
        stroke="#fff8ea"
        strokeWidth={WIDTHS[colour]}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={-7.2} cy={-1.2} r={1} fill="#fff8ea" />
    </g>
  )
}

export function FishIcon({ colour, size = 26 }: { colour: Colour; size?: number }) {
  return (
    <svg viewBox="-14 -9 28 18" width={size} height={(size * 18) / 28} aria-hidden="true" focusable="false">
      <FishShape colour={colour} />
    </svg>
  )
}
