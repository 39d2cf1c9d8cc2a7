// The wooden pieces, drawn around (0, 0) in board units. Every colour comes with a second sign:
// a digit on cylinders, a square on towers, a ring pattern on marbles, bands on cones (CX-85).
import { valueOf, type Piece } from './reading'
import type { Table } from './wire'

export type Colour = Table['colours'][number]

/** Larger than the printed socket's inner circle, so that digits can be read on a phone. */
export const PIECE_RADIUS = 31

const TONES: Record<Piece, string> = { W: 'white', G: 'green', Y: 'yellow', R: 'red', '#': 'tower' }

/** Gradients shared by all pieces; once per page is enough, more do no harm. */
export function PieceTints() {
  return (
    <defs>
      <radialGradient id="cx-gloss" cx="0.35" cy="0.3" r="0.8">
        <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0.08" />
        <stop offset="1" stopColor="#000" stopOpacity="0.18" />
      </radialGradient>
      <radialGradient id="cx-ball" cx="0.36" cy="0.3" r="0.75">
        <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
        <stop offset="0.22" stopColor="#fff" stopOpacity="0.3" />
        <stop offset="0.6" stopColor="#000" stopOpacity="0.05" />
        <stop offset="1" stopColor="#000" stopOpacity="0.6" />
      </radialGradient>
      <linearGradient id="cx-side" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#000" stopOpacity="0.05" />
        <stop offset="0.3" stopColor="#fff" stopOpacity="0.2" />
        <stop offset="1" stopColor="#000" stopOpacity="0.4" />
      </linearGradient>
    </defs>
  )
}

/** A cylinder or a tower, seen from above and a little from the front. */
export function PieceShape({ piece }: { piece: Piece }) {
  const r = PIECE_RADIUS
  const tall = piece === '#' ? 24 : 13
  const side = `M${-r} 0 A${r} ${r} 0 0 0 ${r} 0 L${r} ${-tall} L${-r} ${-tall} Z`
  return (
    <g className={`cx-piece cx-piece-${TONES[piece]}`}>
      <ellipse className="cx-shadow" cx={8} cy={9} rx={r + 4} ry={r + 1} />
      <path className="cx-side" d={side} />
      <path d={side} fill="url(#cx-side)" />
      <circle className="cx-top" cy={-tall} r={r} />
      <circle cy={-tall} r={r} fill="url(#cx-gloss)" />
      {piece === '#' ? (
        <rect className="cx-square" x={-12} y={-tall - 12} width={24} height={24} rx={2} />
      ) : (
        <>
          <circle className="cx-groove" cy={-tall} r={r - 5} />
          <text className="cx-digit" y={-tall} dy="0.36em">
            {valueOf(piece)}
          </text>
        </>
      )}
    </g>
  )
}

/** A glossy ball with its owner's ring: solid, double, dashed or dotted. */
export function Marble({ colour, radius = 33 }: { colour: Colour; radius?: number }) {
  return (
    <g className={`cx-marble cx-marble-${colour}`}>
      <ellipse className="cx-shadow" cx={5} cy={8} rx={radius} ry={radius - 2} />
      <circle className="cx-ring" r={radius} />
      {colour === 'black' && <circle className="cx-ring-inner" r={radius - 5} />}
      <circle className="cx-ball" r={radius * 0.74} />
      <circle r={radius * 0.74} fill="url(#cx-ball)" />
    </g>
  )
}

/** One band marks the start cone, two bands the exit cone. */
export function Cone({ kind }: { kind: 'start' | 'exit' }) {
  return (
    <g className={`cx-cone cx-cone-${kind}`}>
      <ellipse className="cx-shadow" cx={12} cy={6} rx={36} ry={20} />
      <path className="cx-cone-body" d="M-30 0 A30 15 0 0 0 30 0 L6 -66 Q0 -76 -6 -66 Z" />
      <path d="M-30 0 A30 15 0 0 0 30 0 L6 -66 Q0 -76 -6 -66 Z" fill="url(#cx-side)" />
      <path className="cx-band" d="M-21.500 -23.500 A22 10 0 0 0 21.500 -23.500" />
      {kind === 'exit' && <path className="cx-band" d="M-14.500 -43 A15 7 0 0 0 14.500 -43" />}
    </g>
  )
}

/** A piece by itself, for trays and hands outside the board. */
export function PieceIcon({ piece, size = 44 }: { piece: Piece; size?: number }) {
  return (
    <svg className="cx-icon" viewBox="-40 -62 88 108" width={size} height={size * 1.2} aria-hidden="true">
      <PieceTints />
      <PieceShape piece={piece} />
    </svg>
  )
}

export function MarbleIcon({ colour, size = 26 }: { colour: Colour; size?: number }) {
  return (
    <svg className="cx-icon" viewBox="-40 -40 84 84" width={size} height={size} aria-hidden="true">
      <PieceTints />
      <Marble colour={colour} />
    </svg>
  )
}

export function ConeIcon({ kind, size = 34 }: { kind: 'start' | 'exit'; size?: number }) {
  return (
    <svg className="cx-icon" viewBox="-40 -80 92 108" width={size} height={size * 1.15} aria-hidden="true">
      <PieceTints />
      <Cone kind={kind} />
    </svg>
  )
}
