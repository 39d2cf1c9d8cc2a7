import { Eye, INK, Rim, Solid, Twice } from '../kit'

const WING =
  'M48 46C40 32 24 20 3 15 7 27 6 36 2 47-1 58 0 69 3 79 9 69 16 67 22 72 26 77 27 82 27 88 33 78 40 77 48 84Z'
const OTHER =
  'M52 46C60 32 76 20 97 15 93 27 94 36 98 47 101 58 100 69 97 79 91 69 84 67 78 72 74 77 73 82 73 88 67 78 60 77 52 84Z'
const BODY =
  'M50 34C53 34 55 34 58 35 60 28 64 21 70 15 73 25 74 35 70 43 72 49 71 55 68 60 67 77 60 92 50 92S33 77 32 60C29 55 28 49 30 43 26 35 27 25 30 15 36 21 40 28 42 35 45 34 47 34 50 34Z'

/** Wings spread, two sharp ears. */
export function Bat() {
  return (
    <>
      <Rim d={[WING, OTHER, BODY]} />
      <Twice>
        <Solid d={WING} fill="#644a9c">
          <path d="M34 58C26 60 24 74 27 90h24V52ZM34 56C20 50 6 58 3 80l20-6c2-8 6-14 12-16Z" fill="#53398a" />
          <path
            d="M40 58C30 44 16 28 2 14M38 57C24 50 8 56 2 82M40 58c-8 4-14 14-13 32"
            stroke="#38245f"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
          <path d="M6 19c16 6 26 15 33 25" stroke="#a78bd8" strokeWidth="3" strokeLinecap="round" fill="none" />
        </Solid>
      </Twice>
      <Solid d={BODY} fill="#9273cc">
        <Twice>
          <path d="M33 23c4 4 6 8 7 13-4 1-6 3-8 6-2-6-1-13 1-19Z" fill="#f3a9b3" />
        </Twice>
        <path d="M26 60c8 7 16 9 24 9s16-2 24-9l-4 40H30Z" fill="#7556b3" />
        <path d="M50 71c7 0 10 6 9 12s-4 10-9 10-8-4-9-10 2-12 9-12Z" fill="#cdb8ea" />
      </Solid>
      <Twice>
        <circle cx="40.500" cy="49" r="8" fill="#fff3cf" stroke={INK} strokeWidth="2" />
      </Twice>
      <Eye x={41.5} y={49.5} r={5.4} />
      <Eye x={58.5} y={49.5} r={5.4} />
      <path d="M47 56h6l-3 4Z" fill="#f3a9b3" stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M42.500 62 45 68.500l2.500-6ZM57.500 62 55 68.500l-2.500-6Z"
        fill="#fff"
        stroke={INK}
        strokeWidth="1.200"
        strokeLinejoin="round"
      />
      <path d="M40 61q10 4 20 0" fill="none" stroke={INK} strokeWidth="2.600" strokeLinecap="round" />
    </>
  )
}
