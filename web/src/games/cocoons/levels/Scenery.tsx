// Behind the map: a garden at dusk. Decoration only, and so calm that white words can stand on it.

/** Hills, from the farthest to the nearest. */
const HILLS: readonly (readonly [d: string, fill: string])[] = [
  ['M0 150C70 96 150 112 214 146S372 176 440 118 560 96 600 124V400H0Z', '#46264f'],
  ['M0 236C90 182 190 236 290 214S470 176 600 232V400H0Z', '#3d2148'],
  ['M0 330C120 282 210 330 320 310S500 286 600 322V400H0Z', '#331b3e'],
]

const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [36, 34, 1.6],
  [92, 70, 1.1],
  [150, 26, 1.4],
  [232, 58, 1.1],
  [286, 22, 1.7],
  [352, 66, 1.2],
  [418, 30, 1.3],
  [474, 74, 1.1],
  [566, 52, 1.5],
  [122, 104, 1],
]

/** A fern of the hedge; its leaves get smaller towards the tip. */
function Fern({ x, y, size, turn = 0 }: { x: number; y: number; size: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} fill="#2c4a46">
      <path d="M0 0C-2-18 2-34 10-48" fill="none" stroke="#2c4a46" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M0-8C-12-8-18-14-20-22-10-22-3-18 0-8ZM0-12C10-10 18-14 22-22 12-24 4-20 0-12ZM1-24C-8-24-13-30-14-36-6-36 0-32 1-24ZM3-28C10-26 16-30 19-36 11-38 5-35 3-28ZM6-40C0-42-3-46-3-51 3-50 6-46 6-40Z" />
    </g>
  )
}

function Mushroom({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0C-4-8-4-12-3-16H4C5-12 5-8 6 0Z" fill="#b8a5b4" />
      <path d="M-16-14C-14-28 14-28 16-14 8-10-8-10-16-14Z" fill="#8f3f68" />
      <circle cx="-6" cy="-19" r="2.4" fill="#d99bbb" />
      <circle cx="5" cy="-20" r="1.8" fill="#d99bbb" />
    </g>
  )
}

export function Scenery() {
  return (
    <svg
      className="lv-scenery"
      viewBox="0 0 600 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="600" height="400" fill="#4d2857" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#f3d9ec" opacity="0.75" />
      ))}
      <path d="M536 20a30 30 0 1 0 26 44 25 25 0 0 1-26-44Z" fill="#e8c9a8" opacity="0.28" />
      {HILLS.map(([d, fill]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <Fern x={22} y={398} size={1.3} turn={-12} />
      <Fern x={62} y={402} size={0.9} turn={14} />
      <Fern x={578} y={400} size={1.25} turn={-16} />
      <Fern x={538} y={404} size={0.8} turn={12} />
      <Fern x={300} y={212} size={0.6} turn={-10} />
      <Fern x={318} y={213} size={0.5} turn={20} />
      <Mushroom x={92} y={396} size={0.8} />
      <Mushroom x={508} y={396} size={0.9} />
      <Mushroom x={404} y={210} size={0.5} />
    </svg>
  )
}
