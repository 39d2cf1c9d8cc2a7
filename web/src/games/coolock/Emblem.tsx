// Seven cells of the lattice, a ghost drifting over them, and a padlock on a crossing.

const CELLS = [
  'M103 60L91.5 79.9 68.5 79.9 57 60 68.5 40.1 91.5 40.1Z',
  'M103 20.2L91.5 40.1 68.5 40.1 57 20.2 68.5 0.2 91.5 0.2Z',
  'M103 99.8L91.5 119.8 68.5 119.8 57 99.8 68.5 79.9 91.5 79.9Z',
  'M137.5 40.1L126 60 103 60 91.5 40.1 103 20.2 126 20.2Z',
  'M137.5 79.9L126 99.8 103 99.8 91.5 79.9 103 60 126 60Z',
  'M68.5 40.1L57 60 34 60 22.5 40.1 34 20.2 57 20.2Z',
  'M68.5 79.9L57 99.8 34 99.8 22.5 79.9 34 60 57 60Z',
]
const SHADES = ['#8f74d6', '#7a5fc4', '#6a50b3', '#a58ce6', '#7358bd', '#846acd', '#9a80de']
const CROSSINGS = [
  [68.5, 40.1],
  [91.5, 40.1],
  [103, 60],
  [91.5, 79.9],
  [68.5, 79.9],
  [57, 60],
] as const

export function Emblem() {
  return (
    <>
      <g
        stroke="#2b1c52"
        strokeWidth="4"
        strokeLinejoin="round"
        transform="translate(80 60) scale(0.96) translate(-80 -60)"
      >
        {CELLS.map((cell, number) => (
          <path key={cell} d={cell} fill={SHADES[number]} />
        ))}
      </g>
      {CROSSINGS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="#f4e6b8" stroke="#2b1c52" strokeWidth="2" />
      ))}
      <ellipse cx="66" cy="93" rx="20" ry="5" fill="#1d1140" opacity="0.4" />
      <path d="M44 86V52c0-14 9.5-24 22-24s22 10 22 24v34l-7.3-6-7.4 6-7.3-6-7.3 6-7.4-6Z" fill="#fdfbff" />
      <path d="M80 36c5 4 8 9.5 8 16v34l-7.3-6c2-15 2.3-30-.7-44Z" fill="#d9d0f2" />
      <ellipse cx="59" cy="51" rx="4.2" ry="6" fill="#2b1c52" />
      <ellipse cx="74" cy="51" rx="4.2" ry="6" fill="#2b1c52" />
      <ellipse cx="66.5" cy="65" rx="4" ry="3" fill="#2b1c52" />
      <circle cx="60.5" cy="48.5" r="1.5" fill="#fff" />
      <circle cx="75.5" cy="48.5" r="1.5" fill="#fff" />
      <path d="M100 74v-9a12 12 0 0 1 24 0v9" fill="none" stroke="#5d646e" strokeWidth="6" />
      <path d="M100 72v-7a12 12 0 0 1 24 0v7" fill="none" stroke="#e3e7ec" strokeWidth="3.5" />
      <rect x="93" y="72" width="38" height="31" rx="7" fill="#b57a10" />
      <rect x="93" y="72" width="38" height="27" rx="7" fill="#f2b632" />
      <path d="M98 77h22" stroke="#fbe09a" strokeWidth="3" strokeLinecap="round" />
      <circle cx="112" cy="84" r="4" fill="#4b3205" />
      <path d="M110 85h4l1.5 9h-7Z" fill="#4b3205" />
    </>
  )
}
