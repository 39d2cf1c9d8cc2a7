// A round maze seen from above: walls with gaps, towers in their sockets, a marble on its way out.

const WALLS = [
  { r: 50, dashes: '20 4.5 45.5 4.5 21 4.5' },
  { r: 35, dashes: '38 7 30 6 12 7' },
  { r: 20, dashes: '60 14 26 0' },
]
const CROSS_WALLS = ['M80 10v15', 'M37 35l11 9', 'M116 95l-11-10', 'M45 60h15', 'M66 74l-11 10', 'M66 92l5-13']
const TOWERS = [
  { x: 54, y: 24 },
  { x: 111, y: 74 },
  { x: 50, y: 90 },
]

export function Emblem() {
  return (
    <>
      <ellipse cx="80" cy="68" rx="58" ry="52" fill="#000" opacity="0.22" />
      <circle cx="80" cy="60" r="56" fill="#f3dfb8" />
      <circle cx="80" cy="60" r="56" fill="none" stroke="#fff6df" strokeWidth="2" />
      <g fill="none" stroke="#7a4a1c" strokeWidth="5" strokeLinecap="round">
        {WALLS.map(({ r, dashes }) => (
          <circle key={r} cx="80" cy="60" r={r} pathLength="100" strokeDasharray={dashes} />
        ))}
        {CROSS_WALLS.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path
        d="M80 60L66.7 36A27.5 27.5 0 0 1 106.8 54L124 53"
        fill="none"
        stroke="#d7431f"
        strokeWidth="3.5"
        strokeDasharray="0.1 7"
        strokeLinecap="round"
      />
      {TOWERS.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <ellipse cx={x} cy={y + 3} rx="8" ry="6.5" fill="#5a3311" opacity="0.5" />
          <rect x={x - 7} y={y - 9} width="14" height="12" fill="#2f2722" />
          <ellipse cx={x} cy={y + 3} rx="7" ry="4" fill="#2f2722" />
          <ellipse cx={x} cy={y - 9} rx="7" ry="4" fill="#5a4c43" />
        </g>
      ))}
      <ellipse cx="82" cy="71" rx="10" ry="4" fill="#5a3311" opacity="0.45" />
      <circle cx="80" cy="60" r="11" fill="#e8eef2" />
      <path d="M69.5 63a11 11 0 0 0 21 0 14 14 0 0 1-21 0Z" fill="#93a4b1" />
      <circle cx="76" cy="55.5" r="3.4" fill="#fff" />
      <g transform="translate(4 -8)">
        <path d="M138 71l-7-20-7 20a7 3 0 0 0 14 0Z" fill="#d7431f" />
        <path d="M131 51l-7 20a7 3 0 0 0 5 2.7Z" fill="#f1785a" />
      </g>
    </>
  )
}
