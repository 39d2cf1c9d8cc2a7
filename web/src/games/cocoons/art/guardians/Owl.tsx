import { Eye, INK, Rim, Solid, Twice } from '../kit'

const FEET = 'M36 91v5M43 92v5M57 92v5M64 91v5'
const BODY = 'M20 7C27 15 38 18 50 18S73 15 80 7C87 18 88 31 86 44 93 74 78 93 50 93S7 74 14 44C12 31 13 18 20 7Z'

/** Upright and round, two tufts, two great eyes. */
export function Owl() {
  return (
    <>
      <Rim d={[BODY, FEET]} />
      <path d={FEET} stroke={INK} strokeWidth="8" strokeLinecap="round" />
      <path d={FEET} stroke="#f0a53a" strokeWidth="4.500" strokeLinecap="round" />
      <Solid d={BODY} fill="#a8703c">
        <path d="M50 54c22 0 27 12 25 24S62 96 50 96 27 90 25 78s3-24 25-24Z" fill="#f2d6a4" />
        <path
          d="M33 72q4 5 8 0M46 72q4 5 8 0M59 72q4 5 8 0M39.500 82q4 5 8 0M52.500 82q4 5 8 0"
          fill="none"
          stroke="#b98148"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M8 48c10 6 17 20 14 46L4 90ZM92 48c-10 6-17 20-14 46l18-4Z" fill="#80502a" />
        <path d="M20 7c8 9 18 13 30 13s22-4 30-13l10 20C76 22 60 28 50 40 40 28 24 22 10 27Z" fill="#80502a" />
      </Solid>
      <Twice>
        <circle cx="32" cy="42" r="18.500" fill="#f9e7c2" stroke={INK} strokeWidth="2.500" />
        <circle cx="33" cy="42" r="12" fill="#f4a72c" />
      </Twice>
      <Eye x={34} y={42} r={8} />
      <Eye x={66} y={42} r={8} />
      <path
        d="M50 46c6 0 8 5 6 9l-6 11-6-11c-2-4 0-9 6-9Z"
        fill="#e8912b"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
    </>
  )
}
