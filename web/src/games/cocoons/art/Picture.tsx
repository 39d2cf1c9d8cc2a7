// The picture on the number tiles (CO-87), 400 by 200: at dawn a moth leaves its cocoon. Tile n is its n-th square.
import { INK, Solid } from './kit'

const SKY = ['#f7c66b', '#f9b25c', '#f39a55', '#e8804f', '#d9694f'] as const
const HILL = 'M0 150C40 120 80 124 130 142S230 166 280 140 370 116 400 128V210H0Z'
const NEAR = 'M0 178C60 156 110 164 170 178S300 190 400 164V210H0Z'
const UPPER = 'M200 112C176 84 160 34 110 24 70 16 40 40 52 76 62 106 130 128 200 118Z'
const LOWER = 'M198 118C160 122 104 124 92 152 84 176 118 194 148 184 178 174 192 146 202 122Z'
const TORSO = 'M200 88C210 88 214 104 212 124S206 168 200 172C194 168 190 144 188 124S190 88 200 88Z'
const COCOON = 'M342 40C366 48 374 84 362 116 356 132 346 142 338 142S318 126 314 108C308 76 320 44 342 40Z'

function Wings() {
  return (
    <>
      <Solid d={LOWER} fill="#c8467a">
        <path d="M206 112C170 128 130 136 104 156l30 34 40-10Z" fill="#e36d96" />
        <circle cx="128" cy="162" r="15" fill="#ffd98a" />
        <circle cx="128" cy="162" r="7" fill="#5a2350" />
      </Solid>
      <Solid d={UPPER} fill="#8f3f8f">
        <path d="M206 116C176 96 140 50 92 44 60 44 60 72 84 86 120 104 160 112 206 116Z" fill="#b65cb0" />
        <circle cx="104" cy="66" r="21" fill="#ffd98a" />
        <circle cx="104" cy="66" r="12" fill="#3b7fc4" />
        <circle cx="104" cy="66" r="5.500" fill="#2a1740" />
        <path
          d="M150 60q12 14 16 30M138 84q12 10 22 14"
          stroke="#ffd98a"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
      </Solid>
    </>
  )
}

/** The whole picture. */
export function Picture() {
  return (
    <>
      <rect width="400" height="200" fill={SKY[4]} />
      <path d="M0 0h400v150H0Z" fill={SKY[3]} />
      <circle cx="200" cy="150" r="170" fill={SKY[2]} />
      <circle cx="200" cy="150" r="128" fill={SKY[1]} />
      <circle cx="200" cy="150" r="88" fill={SKY[0]} />
      <circle cx="200" cy="146" r="48" fill="#fff1b8" />
      <path d={HILL} fill="#7c9a63" />
      <path d={NEAR} fill="#4f7550" />
      <path
        d="M30 176q4-14 10 0M60 172q4-12 8 0M250 186q4-14 9 0M366 176q4-14 10 0"
        stroke="#36563d"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M408 14C370 22 300 8 236 22 200 28 150 6 100 10"
        fill="none"
        stroke={INK}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path
        d="M408 14C370 22 300 8 236 22 200 28 150 6 100 10"
        fill="none"
        stroke="#7a4a26"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <Solid d="M262 18C266 38 284 48 304 46 300 28 284 16 262 18Z" fill="#6fae4e" />
      <Solid d="M26 20C44 30 66 26 78 12 60 0 38 4 26 20Z" fill="#6fae4e" />
      <path d="M342 42V18" stroke={INK} strokeWidth="6" />
      <Solid d={COCOON} fill="#f3dfb4" line={4}>
        <path d="M346 30c30 20 30 84-4 120h40V30Z" fill="#c79f66" opacity="0.7" />
        <path
          d="M306 66q34 16 70-4M304 88q36 18 70-4M308 110q30 16 60-4"
          stroke="#b98c52"
          strokeWidth="4"
          fill="none"
        />
        <path d="M336 58l-8 14 12 8-12 14 10 10-8 16" stroke={INK} strokeWidth="5" fill="none" strokeLinejoin="round" />
      </Solid>
      <Wings />
      <g transform="matrix(-1 0 0 1 400 0)">
        <Wings />
      </g>
      <Solid d={TORSO} fill="#6b3f2c" line={4}>
        <path d="M186 120h28M186 136h28M188 152h24" stroke="#e0a35e" strokeWidth="6" />
      </Solid>
      <path
        d="M195 82C190 62 178 52 166 48M205 82c5-20 17-30 29-34"
        stroke={INK}
        strokeWidth="4.500"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="200" cy="88" r="13" fill="#8a5636" stroke={INK} strokeWidth="4" />
      <circle cx="195" cy="87" r="3" fill="#fff" />
      <circle cx="205" cy="87" r="3" fill="#fff" />
    </>
  )
}

/** One square of the picture, counted from 0, as a square of 100. */
export function PictureTile({ at, x = 0, y = 0 }: { at: number; x?: number; y?: number }) {
  return (
    <svg x={x} y={y} width="100" height="100" viewBox={`${(at % 4) * 100} ${Math.floor(at / 4) * 100} 100 100`}>
      <Picture />
    </svg>
  )
}
