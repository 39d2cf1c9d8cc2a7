// The five monsters (MF-59): each colour has a silhouette and a face of its own, everywhere the same.
import { memo, type JSX } from 'react'
import type { Colour } from './cards'

/** All drawings stand in a square of 100. */
const INK = '#1b1530'

function Eye({ x, y, r, look = [0, 1] }: { x: number; y: number; r: number; look?: readonly [number, number] }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="#fff" stroke={INK} strokeWidth="2" />
      <circle cx={x + look[0]} cy={y + look[1]} r={r * 0.5} fill={INK} />
      <circle cx={x + look[0] - r * 0.18} cy={y + look[1] - r * 0.2} r={r * 0.16} fill="#fff" />
    </>
  )
}

/** Grumpy: a triangle on its tip, two horns. */
function Red() {
  return (
    <>
      <g fill="#CF1D0A" stroke={INK} strokeWidth="3" strokeLinejoin="round">
        <path d="M17 33C6 26 4 13 9 3c5 9 15 14 26 17Z" />
        <path d="M83 33c11-7 13-20 8-30-5 9-15 14-26 17Z" />
        <path d="M16 23q34-9 68 0 10 3 5 13L59 89q-9 13-18 0L11 36q-5-10 5-13Z" />
      </g>
      <Eye x={36} y={43} r={9.5} look={[2, 2]} />
      <Eye x={64} y={43} r={9.5} look={[-2, 2]} />
      <path d="M24 30l21 8M76 30l-21 8" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path d="M39 67q11-9 22 0" fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" />
      <path d="M43 64.500l2.500 7 3.500-8ZM57 64.500l-2.500 7-3.500-8Z" fill="#fff" />
    </>
  )
}

/** Chattering: a square with one great eye and icicles for teeth. */
function Blue() {
  return (
    <>
      <rect x="11" y="11" width="78" height="78" rx="11" fill="#0B44D9" stroke={INK} strokeWidth="3" />
      <path
        d="M12.500 30V22q0-9.500 9.500-9.500h56q9.500 0 9.500 9.500v5l-6 6-7-8-6 5-7-6-9 5-8-6-8 7-7-5-7 7-6-3Z"
        fill="#dff1ff"
      />
      <Eye x={50} y={43} r={16} look={[0, 2]} />
      <path d="M22 63h56v12q0 7-7 7H29q-7 0-7-7Z" fill={INK} />
      <path d="M23 63h54l-5 12-5-11-5.500 16-6-16-5.500 12-5.500-12-6 17-5.500-17-5 11Z" fill="#eaf7ff" />
    </>
  )
}

/** Curious: round, one antenna, three eyes. */
function Green() {
  return (
    <>
      <path d="M50 24q-4-10 6-16" fill="none" stroke={INK} strokeWidth="8" strokeLinecap="round" />
      <path d="M50 24q-4-10 6-16" fill="none" stroke="#00BF8A" strokeWidth="4" strokeLinecap="round" />
      <circle cx="59" cy="8.500" r="6.500" fill="#00BF8A" stroke={INK} strokeWidth="3" />
      <circle cx="50" cy="57" r="37" fill="#00BF8A" stroke={INK} strokeWidth="3" />
      <Eye x={27.5} y={51} r={9} look={[1, -1]} />
      <Eye x={50} y={45} r={10} look={[0, -2]} />
      <Eye x={72.5} y={51} r={9} look={[-1, -1]} />
      <path d="M35 70q15 15 30 0" fill="none" stroke={INK} strokeWidth="4" strokeLinecap="round" />
      <path d="M52 76.500q6 9 9-2.500" fill="#ff9db0" stroke={INK} strokeWidth="2" />
    </>
  )
}

const STAR = Array.from({ length: 16 }, (_, at) => {
  const reach = at % 2 === 0 ? 47 : 34
  const angle = (at * Math.PI) / 8
  return `${(50 + reach * Math.sin(angle)).toFixed(1)} ${(50 - reach * Math.cos(angle)).toFixed(1)}`
}).join('L')

/** Beaming: a star of eight points with laughing eyes. */
function Yellow() {
  return (
    <>
      <path d={`M${STAR}Z`} fill="#F9DA1F" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <path d="M29 46q7-12 14 0M57 46q7-12 14 0" fill="none" stroke={INK} strokeWidth="4.500" strokeLinecap="round" />
      <circle cx="26" cy="56" r="5" fill="#f59a2c" />
      <circle cx="74" cy="56" r="5" fill="#f59a2c" />
      <path d="M34 56h32q-2 19-16 19T34 56Z" fill={INK} />
      <path d="M40 69q10-7 20 0-4 6-10 6t-10-6Z" fill="#ff7f7f" />
    </>
  )
}

/** Sleepy: a diamond with a tail and one heavy-lidded eye. */
function Violet() {
  return (
    <>
      <path d="M58 80q26 14 30-4 2-10-6-12" fill="none" stroke={INK} strokeWidth="10" strokeLinecap="round" />
      <path d="M58 80q26 14 30-4 2-10-6-12" fill="none" stroke="#3A0C59" strokeWidth="6" strokeLinecap="round" />
      <path d="M88 57l-14 2 9 12Z" fill="#3A0C59" stroke={INK} strokeWidth="2.500" strokeLinejoin="round" />
      <path d="M50 5 89 47 50 90 11 47Z" fill="#3A0C59" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <circle cx="50" cy="44" r="16" fill="#fff" />
      <ellipse cx="50" cy="48" rx="4" ry="8.500" fill={INK} />
      <path d="M33 43a17 17 0 0 1 34 0q-17-6-34 0Z" fill="#8a55b5" stroke={INK} strokeWidth="2" />
      <path d="M41 67q9 6 18 0" fill="none" stroke="#f3e3ff" strokeWidth="3.500" strokeLinecap="round" />
      <path d="M53 70l2.500 7 2.500-8.500Z" fill="#fff" />
    </>
  )
}

const DRAWINGS: Record<Colour, () => JSX.Element> = {
  red: Red,
  blue: Blue,
  green: Green,
  yellow: Yellow,
  violet: Violet,
}

/** For use inside a drawing; it has the size of 100. */
export const MonsterShape = memo(function MonsterShape({ colour }: { colour: Colour }) {
  const Drawing = DRAWINGS[colour]
  return <Drawing />
})

/** A monster on its own; whoever shows it also names it. */
export function Monster({ colour }: { colour: Colour }) {
  return (
    <svg className="mf-monster" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <MonsterShape colour={colour} />
    </svg>
  )
}
