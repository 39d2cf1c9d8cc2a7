import { Eye, INK, Rim, Solid } from '../kit'

const SHELL = 'M4 66C2 38 20 17 42 17S78 38 76 66C76 71 70 73 40 73S4 71 4 66Z'
const HEAD = 'M62 70C70 62 70 50 72 42 75 32 87 30 93 37 99 44 97 54 89 57 85 59 84 62 82 67 80 74 72 78 64 78Z'
const LEGS = 'M10 66C8 76 8 84 10 89H27C28 84 29 80 30 74ZM50 74C52 80 53 84 54 89H71C73 84 73 76 71 68Z'
const TAIL = 'M8 66 1 77 15 73Z'

/** From the side: a high shell, a long neck. */
export function Turtle() {
  return (
    <>
      <Rim d={[SHELL, HEAD, LEGS, TAIL]} />
      <path d={TAIL} fill="#c9bb63" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <Solid d={LEGS} fill="#d6c96f">
        <path d="M0 82h100v12H0Z" fill="#a99a45" opacity="0.7" />
      </Solid>
      <Solid d={HEAD} fill="#d6c96f">
        <path d="M60 66c10 2 18-2 30-12l8 8-14 24-24-6Z" fill="#a99a45" opacity="0.7" />
      </Solid>
      <Solid d={SHELL} fill="#23877c">
        <path d="M-2 60C16 66 64 66 82 60v20H-2Z" fill="#17655f" />
        <path
          d="M28 26h26l11 16-11 17H28L16 42Z"
          fill="#3fae9b"
          stroke="#17655f"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M28 26 22 14M54 26l7-12M16 42H0M65 42h16M28 59l-5 8M54 59l5 8" stroke="#17655f" strokeWidth="3.500" />
        <path d="M31 30h16" stroke="#a5e0cb" strokeWidth="4" strokeLinecap="round" opacity="0.8" />
        <path d="M1 62.500C20 69 60 69 79 62.500" fill="none" stroke="#f1d98f" strokeWidth="4.500" />
      </Solid>
      <Eye x={85} y={42} r={4.8} />
      <path d="M95 49q-5 3.500-10 1.500" fill="none" stroke={INK} strokeWidth="2.500" strokeLinecap="round" />
    </>
  )
}
