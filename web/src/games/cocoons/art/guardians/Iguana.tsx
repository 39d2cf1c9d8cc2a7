import { Eye, INK, Rim, Solid } from '../kit'

const CREST = 'M56 24 49 8 41 24 30 10 27 29 12 20 15 39 1 36 9 53 1 62 11 70 5 82 18 84Z'
const NECK = 'M60 20C38 20 14 40 10 66 8 78 10 88 14 95H58C58 86 60 80 64 74Z'
const HEAD = 'M40 32C46 20 58 17 68 21 82 26 95 36 97 46 99 55 94 61 86 62L62 66C48 66 36 52 40 32Z'
const BEARD = 'M54 60C54 74 56 84 60 93 63 89 66 87 69 91 71 86 74 84 78 86 79 80 82 77 86 78 86 71 88 66 90 60Z'

/** In profile: a crest of spines, a bearded throat. */
export function Iguana() {
  return (
    <>
      <Rim d={[CREST, NECK, HEAD, BEARD]} />
      <Solid d={CREST} fill="#f0a838">
        <path d="M56 24 49 8v16ZM41 24 30 10l3 18ZM27 29 12 20l8 18ZM15 39 1 36l10 14Z" fill="#f8cf74" />
      </Solid>
      <Solid d={BEARD} fill="#e5803a">
        <path d="M50 60h44v8q-20 8-34 2v28H50Z" fill="#b0531f" opacity="0.6" />
        <path d="M70 72l1 12M79 70l2 8" stroke="#b0531f" strokeWidth="3" strokeLinecap="round" />
      </Solid>
      <Solid d={NECK} fill="#7fae3a">
        <path d="M30 96c-2-20 6-34 20-38l20 12-6 30Z" fill="#567f28" />
        <path d="M22 56l7 5M18 68l8 3M17 81h8" stroke="#4b6f22" strokeWidth="4.500" strokeLinecap="round" />
      </Solid>
      <Solid d={HEAD} fill="#a3cc4e">
        <path d="M38 50c14 10 36 10 60-2l2 20H44Z" fill="#7fae3a" />
        <path d="M60 22c10 2 20 8 28 16" stroke="#d5ec94" strokeWidth="4" strokeLinecap="round" fill="none" />
      </Solid>
      <circle cx="52" cy="56" r="8" fill="#d9e58d" stroke={INK} strokeWidth="2.500" />
      <circle cx="64" cy="37" r="8.500" fill="#ffd766" stroke={INK} strokeWidth="2.500" />
      <Eye x={65} y={37} r={5} />
      <path d="M95 51c-9 4-18 4-27 2" fill="none" stroke={INK} strokeWidth="2.800" strokeLinecap="round" />
      <circle cx="90.500" cy="42" r="1.900" fill={INK} />
    </>
  )
}
