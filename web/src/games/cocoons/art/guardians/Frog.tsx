import { Eye, INK, Rim, Solid, Twice } from '../kit'

const LEG = 'M22 52C6 54 0 70 6 80 2 84 1 90 4 92H36C44 84 42 56 22 52Z'
const OTHER = 'M78 52C94 54 100 70 94 80 98 84 99 90 96 92H64C56 84 58 56 78 52Z'
const BODY =
  'M50 27C55 27 58 27 61 26 61 15 68 8 77 8 87 8 93 16 92 26 96 34 97 42 93 50 89 58 84 62 80 66 78 82 66 93 50 93S22 82 20 66C16 62 11 58 7 50 3 42 4 34 8 26 7 16 13 8 23 8 32 8 39 15 39 26 42 27 45 27 50 27Z'

/** Squat, with eyes on top and a mouth from side to side. */
export function Frog() {
  return (
    <>
      <Rim d={[LEG, OTHER, BODY]} />
      <Twice>
        <Solid d={LEG} fill="#3f9a4a">
          <path d="M0 84h40v12H0Z" fill="#2f7b3c" />
        </Solid>
      </Twice>
      <Solid d={BODY} fill="#62bd55">
        <path d="M2 48c14 16 32 19 48 19s34-3 48-19l-8 52H10Z" fill="#e4eda4" />
        <path d="M14 60c4 20 18 28 36 28s32-8 36-28l4 40H10Z" fill="#b9cd78" opacity="0.75" />
        <path d="M36 32q5-3 9-2M64 34q-3-3-7-3" stroke="#3f9a4a" strokeWidth="4" strokeLinecap="round" fill="none" />
      </Solid>
      <Twice>
        <circle cx="23.500" cy="23.500" r="11" fill="#ffe9a3" stroke={INK} strokeWidth="2.500" />
        <circle cx="15.500" cy="50" r="4.500" fill="#f2a08a" opacity="0.85" />
      </Twice>
      <Eye x={25} y={24} r={6.8} />
      <Eye x={75} y={24} r={6.8} />
      <path
        d="M13 44c10 14 24 18 37 18s27-4 37-18"
        fill="none"
        stroke={INK}
        strokeWidth="3.500"
        strokeLinecap="round"
      />
      <path d="M46 44.500v.1M54 44.500v.1" stroke={INK} strokeWidth="3.500" strokeLinecap="round" />
      <Twice>
        <path
          d="M37 76c-2 8-6 12-11 15h18c3-4 3-10 2-15"
          fill="#62bd55"
          stroke={INK}
          strokeWidth="2.800"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </Twice>
    </>
  )
}
