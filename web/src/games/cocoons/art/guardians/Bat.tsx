import { Eye, INK, Rim, Solid, Twice } from '../kit'

const WING = 'M46 42C38 30 22 20 3 17 6 28 6 36 2 46 0 56 1 66 4 75 9 67 15 65 21 69 24 74 25 79 25 84 31 77 38 76 46 82Z'
const OTHER = 'M54 42C62 30 78 20 97 17 94 28 94 36 98 46 100 56 99 66 96 75 91 67 85 65 79 69 76 74 75 79 75 84 69 77 62 76 54 82Z'
const HEAD = 'M50 29C54 29 57 29 60 30 63 23 68 16 74 12 77 22 77 32 74 40 76 46 75 53 72 58 72 76 62 93 50 93S28 76 28 58C25 53 24 46 26 40 23 32 23 22 26 12 32 16 37 23 40 30 43 29 46 29 50 29Z'

/** Wings spread, two sharp ears. */
export function Bat() {
  return (
    <>
      <Rim d={[WING, OTHER, HEAD]} />
      <Twice>
        <Solid d={WING} fill="#5a418f">
          <path d="M44 46C34 38 18 26 4 19M42 54C30 50 14 52 4 74M42 62c-8 2-14 8-17 22" stroke="#3e2a6b" strokeWidth="3.500" fill="none" />
          <path d="M3 17c20 4 36 14 44 28l-3-14C34 20 18 12 4 10Z" fill="#8468bd" />
        </Solid>
      </Twice>
      <Solid d={HEAD} fill="#8a6cc4">
        <Twice>
          <path d="M29 20c4 4 7 8 8 12-4 2-7 4-9 7-2-6-1-13 1-19Z" fill="#f0a7b2" />
        </Twice>
        <path d="M24 58c8 8 18 9 26 9s18-1 26-9l-4 40H28Z" fill="#6d50a8" />
        <path d="M50 70c9 0 12 8 10 16s-5 10-10 10-8-2-10-10 1-16 10-16Z" fill="#c8b2e6" />
      </Solid>
      <Twice>
        <circle cx="39" cy="46" r="8.500" fill="#fff3cf" stroke={INK} strokeWidth="2" />
      </Twice>
      <Eye x={40} y={46.500} r={5.6} />
      <Eye x={60} y={46.500} r={5.6} />
      <path d="M47 54h6l-3 4Z" fill="#f0a7b2" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path d="M42.500 60.500 45 67l2.500-6ZM57.500 60.500 55 67l-2.500-6Z" fill="#fff" stroke={INK} strokeWidth="1.200" strokeLinejoin="round" />
      <path d="M40 59q10 4 20 0" fill="none" stroke={INK} strokeWidth="2.600" strokeLinecap="round" />
    </>
  )
}
