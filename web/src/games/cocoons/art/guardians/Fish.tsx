import { Eye, INK, Rim, Solid } from '../kit'

const BODY = 'M3 53C10 33 28 23 46 24 60 25 70 34 77 45 77 58 69 72 56 79 38 88 12 76 3 53Z'
const TAIL = 'M72 52C78 42 86 33 97 28 93 42 93 62 98 78 86 73 78 64 72 54Z'
const FINS = 'M32 28C36 14 50 6 68 8 63 15 64 24 68 34ZM36 78C38 88 48 95 60 95 57 89 57 83 60 76Z'

/** From the side, round, a forked tail and a sail of a fin. */
export function Fish() {
  return (
    <>
      <Rim d={[BODY, TAIL, FINS]} />
      <Solid d={FINS} fill="#f2b63d">
        <path d="M42 26 54 8M52 28l10-18M48 80l6 12" stroke="#c9822a" strokeWidth="3" strokeLinecap="round" />
      </Solid>
      <Solid d={TAIL} fill="#f2b63d">
        <path d="M78 50l18-16M78 53h18M78 56l18 16" stroke="#c9822a" strokeWidth="3" strokeLinecap="round" />
      </Solid>
      <Solid d={BODY} fill="#3d8fd1">
        <path d="M0 58c20 20 50 18 78-6v40H0Z" fill="#2567a3" opacity="0.75" />
        <path d="M40 20c8 20 8 44 0 66h10c8-22 8-44 0-66ZM61 24c6 18 6 38 0 56h8c6-18 6-38 0-56Z" fill="#fff0d6" />
        <path d="M12 40q12-12 24-11" stroke="#9fd0f2" strokeWidth="4" strokeLinecap="round" fill="none" />
      </Solid>
      <circle cx="24" cy="48" r="9" fill="#fff8e8" stroke={INK} strokeWidth="2.500" />
      <Eye x={23} y={48.5} r={5.6} />
      <path d="M5 58q6 1 10 6" fill="none" stroke={INK} strokeWidth="2.800" strokeLinecap="round" />
      <path
        d="M38 58c9-3 15 0 18 6-7 4-14 3-18-6Z"
        fill="#f2b63d"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
    </>
  )
}
