import { Eye, INK, Rim, Solid, Twice } from '../kit'

const EAR = 'M44 50C30 44 19 26 24 8 26 1 35 1 39 8 46 20 48 36 48 50Z'
const BENT = 'M54 50C53 34 56 18 66 9 72 4 80 5 85 11 92 18 96 28 92 34 86 34 80 29 75 27 70 36 66 46 60 52Z'
const HEAD =
  'M50 40C68 40 80 52 82 66 90 70 90 76 86 80 76 92 64 96 50 96S24 92 14 80C10 76 10 70 18 66 20 52 32 40 50 40Z'

/** Long ears, the tip of one hanging over. */
export function Hare() {
  return (
    <>
      <Rim d={[EAR, BENT, HEAD]} />
      <Solid d={EAR} fill="#c9ad8b">
        <path d="M42 46C33 38 27 24 29 12c1-4 5-4 7 0 5 9 8 22 8 34Z" fill="#eda9a0" />
      </Solid>
      <Solid d={BENT} fill="#c9ad8b">
        <path d="M57 48c0-14 4-26 12-33 3-3 5 0 4 4-3 10-7 20-13 30Z" fill="#eda9a0" />
        <path d="M72 4c-2 8-1 16 3 24 5 2 12 7 20 8L98 8Z" fill="#a5876a" />
      </Solid>
      <Solid d={HEAD} fill="#d9c09f">
        <path d="M40 38h20c0 8-5 14-10 14s-10-6-10-14Z" fill="#b99a77" />
        <path d="M8 72c12 16 28 20 42 20s30-4 42-20v30H8Z" fill="#b99a77" opacity="0.55" />
        <ellipse cx="40" cy="80" rx="14" ry="11" fill="#fff6e6" />
        <ellipse cx="60" cy="80" rx="14" ry="11" fill="#fff6e6" />
      </Solid>
      <rect x="44.500" y="83" width="11" height="9.500" rx="2.500" fill="#fff" stroke={INK} strokeWidth="2" />
      <path d="M50 83v9" stroke={INK} strokeWidth="1.800" />
      <path d="M40 82q6 4 10-3 4 7 10 3" fill="none" stroke={INK} strokeWidth="2.800" strokeLinecap="round" />
      <path
        d="M43.500 70.500h13q1 5-6.500 9-7.500-4-6.500-9Z"
        fill="#e0736d"
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Eye x={31} y={62} r={7} />
      <Eye x={69} y={62} r={7} />
      <Twice>
        <path d="M31 80 17 77M31 84l-13 3" stroke={INK} strokeWidth="1.800" strokeLinecap="round" opacity="0.6" />
      </Twice>
    </>
  )
}
