// A die that tumbles: a cube with six faces. Games say what it shows, how it looks, and when it is rolled.
import './dice.css'

export type DieLook = 'white' | 'black' | 'wood'

interface Props {
  /** 1 to 6; null: not rolled yet. */
  value: number | null
  /** What it is and shows, in words. */
  label: string
  look?: DieLook
  /** Another number for every roll, so that the same face can come again. */
  roll?: number
  /** Its side, as a CSS length. */
  size?: string
  /** How long it tumbles. */
  ms?: number
}

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}
const FACES = [1, 2, 3, 4, 5, 6] as const

/** How the cube is turned to show a face; opposite faces sum to seven. */
const TURNS: Record<number, readonly [number, number]> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
}

function Face({ face }: { face: number }) {
  return (
    <svg className={`die-face die-face-${face}`} viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 5} cy={y * 5} r={face === 1 ? 2.8 : 2} />
      ))}
    </svg>
  )
}

export function Die({ value, label, look = 'white', roll = 0, size = '44px', ms = 400 }: Props) {
  const [x, y] = TURNS[value ?? 1] ?? [0, 0]
  // Every roll goes on turning from the last one, so that it never spins backwards.
  const turn = `rotateX(${x + 720 * roll}deg) rotateY(${y + 360 * roll}deg)`
  // Two names for one hop: a style sheet starts an animation again only under another name.
  const hop = roll === 0 ? '' : roll % 2 === 0 ? ' die-hops' : ' die-hops-again'
  const style = { '--die': size, '--die-ms': `${ms}ms` } as React.CSSProperties
  return (
    <span
      className={`die die-${look}${value === null ? ' die-unrolled' : ''}${hop}`}
      role="img"
      aria-label={label}
      style={style}
    >
      <span className="die-shadow" />
      {value === null && (
        <span className="die-question" aria-hidden="true">
          ?
        </span>
      )}
      <span className="die-tilt">
        <span className="die-cube" style={{ transform: turn }}>
          {FACES.map((face) => (
            <Face key={face} face={face} />
          ))}
        </span>
      </span>
    </span>
  )
}
