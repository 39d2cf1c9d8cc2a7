// The traps (CO-8), the start and the action token.
import { memo } from 'react'
import { OPENS } from '../facts'
import { Art, CREAM, INK, Solid } from './kit'
import { Numeral } from './numerals'
import { PictureTile } from './Picture'
import { RuneSign, type Padlock, type Rune } from './runes'
import { Grain, Stone } from './Stone'
import type { Trap } from './trap'

export type { Trap } from './trap'

function RuneTile({ rune }: { rune: Rune }) {
  return (
    <>
      <Stone fill="#8d8782" light="#aba59d" dark="#67625f">
        <Grain stroke="#706a67" />
      </Stone>
      <RuneSign rune={rune} />
    </>
  )
}

function Small({ rune, x, y, size }: { rune: Rune; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>
      <RuneSign rune={rune} line={13} cut="none" />
    </g>
  )
}

/** L1 is round with an arched shackle, L2 a chest with a square one; their runes say what opens them. */
function PadlockTile({ padlock }: { padlock: Padlock }) {
  const [one, two, three] = OPENS[padlock]
  if (padlock === 'L1') {
    return (
      <>
        <Stone fill="#6d4733" light="#8a6147" dark="#4e3022" />
        <path d="M33 42V30a17 17 0 0 1 34 0v12" fill="none" stroke={INK} strokeWidth="15" />
        <path d="M33 42V30a17 17 0 0 1 34 0v12" fill="none" stroke="#d9d3c6" strokeWidth="8.500" />
        <Solid d="M50 30a31.500 31.500 0 1 1 0 63 31.500 31.500 0 1 1 0-63Z" fill="#d58f2e">
          <path d="M16 68a35 35 0 0 0 68-6v40H16Z" fill="#9d5f1b" />
          <path d="M27 50q6-12 18-15" stroke="#ffdf9a" strokeWidth="4" strokeLinecap="round" fill="none" />
        </Solid>
        <path
          d="M35.500 42a12.500 12.500 0 1 1 0 25 12.500 12.500 0 1 1 0-25ZM64.500 42a12.500 12.500 0 1 1 0 25 12.500 12.500 0 1 1 0-25ZM50 66a12.500 12.500 0 1 1 0 25 12.500 12.500 0 1 1 0-25Z"
          fill="#3a2417"
        />
        <Small rune={one} x={35.5} y={54.5} size={21} />
        <Small rune={two} x={64.5} y={54.5} size={21} />
        <Small rune={three} x={50} y={78.5} size={21} />
      </>
    )
  }
  return (
    <>
      <Stone fill="#35525f" light="#50717e" dark="#243a45" />
      <path d="M27 46V17h46v29" fill="none" stroke={INK} strokeWidth="15" strokeLinejoin="miter" />
      <path d="M27 46V17h46v29" fill="none" stroke="#d9d3c6" strokeWidth="8.500" strokeLinejoin="miter" />
      <Solid d="M11 40H89V80L78 92H22L11 80Z" fill="#4b9aa3">
        <path d="M0 76h100v24H0Z" fill="#2b6a74" />
        <path d="M0 40h100v7H0Z" fill="#86c9cd" />
      </Solid>
      <rect x="14" y="51" width="72" height="27" rx="4" fill="#16313a" />
      <Small rune={one} x={26.5} y={64.5} size={23} />
      <Small rune={two} x={50} y={64.5} size={23} />
      <Small rune={three} x={73.5} y={64.5} size={23} />
    </>
  )
}

/** A cocoon skids over ice. */
function SlideTile() {
  return (
    <>
      <Stone fill="#bfe3ee" light="#e4f6fa" dark="#86b9cc">
        <path d="M0 74c20-8 36 4 54-2s30-8 46-2v30H0Z" fill="#8fc9de" />
      </Stone>
      <path d="M14 36h20M10 50h20M14 64h20" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path d="M30 86C48 78 62 90 84 80" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(14 62 48)">
        <Solid
          d="M48 24H78C85 24 88 28 88 35V62C88 69 85 73 78 73H48C41 73 38 69 38 62V35C38 28 41 24 48 24Z"
          fill="#e08a3c"
          line={4}
        >
          <path d="M36 60h54v16H36Z" fill="#b2611f" />
        </Solid>
        <path
          d="M54 37 66 48.500 54 60"
          fill="none"
          stroke={CREAM}
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  )
}

/** A cocoon with wings: it slides for nothing. */
function ActionTile() {
  const wing =
    'M34 58C22 62 8 56 6 42 12 44 14 43 16 42 9 38 7 30 9 22 15 28 20 29 24 29 19 24 19 17 22 12 32 18 42 30 42 46Z'
  const other =
    'M66 58C78 62 92 56 94 42 88 44 86 43 84 42 91 38 93 30 91 22 85 28 80 29 76 29 81 24 81 17 78 12 68 18 58 30 58 46Z'
  return (
    <>
      <Stone fill="#f0c14b" light="#fbe08f" dark="#bf8a22" />
      <g transform="translate(50 50) scale(.92) translate(-50 -48)">
        <Solid d={wing} fill="#fff8e6">
          <path d="M14 54c10 0 20-4 24-12M14 38c8 2 16 0 20-4" stroke="#d8bd8a" strokeWidth="3" fill="none" />
        </Solid>
        <Solid d={other} fill="#fff8e6">
          <path d="M86 54c-10 0-20-4-24-12M86 38c-8 2-16 0-20-4" stroke="#d8bd8a" strokeWidth="3" fill="none" />
        </Solid>
        <Solid
          d="M40 38H60C67 38 70 42 70 49V74C70 81 67 85 60 85H40C33 85 30 81 30 74V49C30 42 33 38 40 38Z"
          fill="#cf5236"
          line={4}
        >
          <path d="M28 72h44v16H28Z" fill="#9b3721" />
        </Solid>
        <path
          d="M43 50 56 61.500 43 73"
          fill="none"
          stroke={CREAM}
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </>
  )
}

/** A quarter of a ring, clockwise, round the box. */
function TurnTile() {
  return (
    <>
      <Stone fill="#6f5596" light="#9079b6" dark="#4d3772" />
      <circle cx="46" cy="54" r="31" fill="none" stroke="#4d3772" strokeWidth="9" />
      <path d="M46 23A31 31 0 0 1 77 47" fill="none" stroke={INK} strokeWidth="18" strokeLinecap="round" />
      <path d="M62 47H90L76.500 68Z" fill={INK} stroke={INK} strokeWidth="9" strokeLinejoin="round" />
      <path d="M46 23A31 31 0 0 1 77 47" fill="none" stroke="#ffd76a" strokeWidth="11" strokeLinecap="round" />
      <path d="M63 48H89L76.500 66Z" fill="#ffd76a" stroke="#ffd76a" strokeWidth="2.500" strokeLinejoin="round" />
      <g transform="rotate(18 44 56)">
        <rect x="27" y="39" width="34" height="34" rx="4" fill="#e3b77a" stroke={INK} strokeWidth="4" />
        <path d="M38.500 41v30M49.500 41v30M29 50.500h30M29 61.500h30" stroke="#96662f" strokeWidth="2.500" />
        <rect x="39.500" y="51.500" width="9" height="9" fill="#6b4523" />
      </g>
    </>
  )
}

function NumberTile({ number }: { number: number }) {
  return (
    <>
      <Stone fill="#d9694f" light="#d9694f" dark="#d9694f">
        <PictureTile at={number - 1} />
        <path d="M0 0h100v100L93 93V7H7v86l-7 7Z" fill="#fff" opacity="0.35" />
        <path d="M100 100H0l7-7h86V7l7-7Z" fill={INK} opacity="0.28" />
      </Stone>
      <Numeral number={number} />
    </>
  )
}

/** For use inside a drawing; it has the size of 100. */
export const TrapShape = memo(function TrapShape({ trap }: { trap: Trap }) {
  switch (trap) {
    case 'L1':
    case 'L2':
      return <PadlockTile padlock={trap} />
    case 'S':
      return <SlideTile />
    case 'A':
      return <ActionTile />
    case 'T':
      return <TurnTile />
    case 'N1':
    case 'N2':
    case 'N3':
    case 'N4':
    case 'N5':
    case 'N6':
    case 'N7':
    case 'N8':
      return <NumberTile number={Number(trap.slice(1))} />
    default:
      return <RuneTile rune={trap} />
  }
})

/** A trap, face up. */
export function TrapArt({ trap }: { trap: Trap }) {
  return (
    <Art>
      <TrapShape trap={trap} />
    </Art>
  )
}

/** The back that all traps share: a web. */
export function TrapBack() {
  return (
    <Art>
      <Stone fill="#5d5660" light="#7b7480" dark="#403a45">
        <Grain stroke="#4a434e" />
      </Stone>
      <path d="M50 14v72M14 50h72M25 25l50 50M75 25 25 75" stroke="#8f8597" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M50 24q6 10 18 8-2 12 8 18-10 6-8 18-12-2-18 8-6-10-18-8 2-12-8-18 10-6 8-18 12 2 18-8ZM50 37q3 5 9 4-1 6 4 9-5 3-4 9-6-1-9 4-3-5-9-4 1-6-4-9 5-3 4-9 6 1 9-4Z"
        fill="none"
        stroke="#cfc4d4"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </Art>
  )
}

/** The start token: a star to come home to. */
export function StartArt() {
  return (
    <Art>
      <Solid d="M50 3a47 47 0 1 1 0 94 47 47 0 1 1 0-94Z" fill="#2f7f78">
        <circle cx="50" cy="50" r="40" fill="#3f9c92" />
        <path d="M2 60a49 49 0 0 0 96 0v40H2Z" fill={INK} opacity="0.18" />
      </Solid>
      <path
        d="M50 12 58 36 77 23 64 42 88 50 64 58 77 77 58 64 50 88 42 64 23 77 36 58 12 50 36 42 23 23 42 36Z"
        fill="#ffd45e"
        stroke={INK}
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
      <circle cx="50" cy="50" r="12" fill="#fff3c4" stroke={INK} strokeWidth="3" />
      <path d="M50 42.500 57 49v7.500H43V49Z" fill="#c4502f" stroke={INK} strokeWidth="1.500" strokeLinejoin="round" />
    </Art>
  )
}

/** An action token: one push. */
export function TokenArt() {
  return (
    <Art>
      <Solid
        d="M50 4 88 26C91 28 92 30 92 33V67C92 70 91 72 88 74L54 95C51 97 49 97 46 95L12 74C9 72 8 70 8 67V33C8 30 9 28 12 26L46 5C48 4 49 4 50 4Z"
        fill="#e9a13a"
        line={4}
      >
        <path d="M50 14 82 33V67L50 86 18 67V33Z" fill="#f8c766" />
        <path d="M0 62l50 26 50-26v42H0Z" fill="#b46d1c" opacity="0.55" />
      </Solid>
      <path
        d="M26 50H68M54 33 71 50 54 67"
        fill="none"
        stroke={INK}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Art>
  )
}

/** The picture made of the first tiles that left (CO-87): four across, two down, 400 by 200. */
export function NumberPicture({ removed }: { removed: number }) {
  return (
    <svg
      className="co-art co-picture"
      viewBox="0 0 400 200"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="400" height="200" rx="3" fill="#4a3424" />
      {Array.from({ length: 8 }, (_, at) => {
        const x = (at % 4) * 100
        const y = Math.floor(at / 4) * 100
        if (at < removed) {
          return <PictureTile key={at} at={at} x={x} y={y} />
        }
        return (
          <g key={at} transform={`translate(${x} ${y})`} opacity={at === removed ? 1 : 0.55}>
            <rect
              x="5"
              y="5"
              width="90"
              height="90"
              rx="8"
              fill="#6a4d36"
              stroke={at === removed ? '#ffc857' : '#846247'}
              strokeWidth="4"
              strokeDasharray="9 7"
            />
            <Numeral number={at + 1} fill="#b08a63" edge="#4a3424" line={8} />
          </g>
        )
      })}
      <rect x="1.500" y="1.500" width="397" height="197" rx="2" fill="none" stroke={INK} strokeWidth="3" />
    </svg>
  )
}
