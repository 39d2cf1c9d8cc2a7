import { Eye, INK, Rim, Solid, Twice } from '../kit'

const EAR = 'M12 5C24 9 37 19 44 32L16 52C8 36 8 18 12 5Z'
const OTHER = 'M88 5C76 9 63 19 56 32L84 52C92 36 92 18 88 5Z'
const HEAD =
  'M50 26C66 26 80 33 86 47 89 55 94 61 98 64 92 76 76 79 66 84 61 88 57 95 50 95S39 88 34 84C24 79 8 76 2 64 6 61 11 55 14 47 20 33 34 26 50 26Z'

/** A pointed mask with two tall ears. */
export function Fox() {
  return (
    <>
      <Rim d={[EAR, OTHER, HEAD]} />
      <Twice>
        <Solid d={EAR} fill="#d9642a">
          <path d="M17 15c7 4 14 11 18 18L19 46c-4-10-5-22-2-31Z" fill="#5b2c1c" />
        </Solid>
      </Twice>
      <Solid d={HEAD} fill="#ec7a33">
        <path d="M50 26c5 12 6 24 0 36-6-12-5-24 0-36Z" fill="#d9642a" />
        <Twice>
          <path d="M0 62c16-6 30-4 38 6 5 6 7 14 12 18v12H20Z" fill="#fff3df" />
          <path d="M0 66c14 12 30 10 38 20l2 14H0Z" fill="#e3c7a5" opacity="0.7" />
        </Twice>
        <path d="M50 60c7 6 9 14 8 22l-8 8-8-8c-1-8 1-16 8-22Z" fill="#f08a45" />
      </Solid>
      <Twice>
        <path d="M25 51c6-4 13-3 17 5-7 2-13 0-17-5Z" fill={INK} stroke={INK} strokeWidth="3" strokeLinejoin="round" />
        <circle cx="34" cy="52.500" r="1.800" fill="#fff" />
      </Twice>
      <Eye x={50} y={87} r={7.5} glint={0.3} />
    </>
  )
}
