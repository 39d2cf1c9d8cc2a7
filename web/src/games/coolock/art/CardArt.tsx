// Pictures of the mystery cards: simple, bold, in candle light.
import type { Card } from '../reading'
import { GhostArt } from './GhostArt'
import { LockArt } from './LockArt'

const KEY =
  'M-9 0a7 7 0 1 0 13.5 2.5L20 2.5V9h4V2.5h3v-5H4.5A7 7 0 0 0-9 0ZM-5.5 0a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0Z'

function Ghost({ x = 0, y = 0, size = 40 }: { x?: number; y?: number; size?: number }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size}>
      <GhostArt number={0} />
    </svg>
  )
}

const PICTURES: Record<Card, () => React.ReactNode> = {
  second_wind: () => (
    <g className="coolock-art-line">
      <path d="M-34-8H8a9 9 0 1 0-9-9M-28 3H22a9 9 0 1 1-9 9M-34 14H-6a7 7 0 1 1-7 7" />
    </g>
  ),
  skeleton_key: () => (
    <path className="coolock-art-gold" fillRule="evenodd" d={KEY} transform="translate(-8 0) scale(1.3) rotate(-20)" />
  ),
  secret_passage: () => (
    <>
      <path className="coolock-art-dark" d="M-18 26V-4A18 18 0 0 1 18-4V26Z" />
      <path className="coolock-art-gold" d="M-14 26V-3A14 14 0 0 1 6-15V26Z" opacity="0.85" />
      <path className="coolock-art-line" d="M-18 26V-4A18 18 0 0 1 18-4V26M-26 26H26M1 6v1" />
    </>
  ),
  moonlight: () => (
    <>
      <circle r="22" className="coolock-art-pale" />
      <circle cx="10" cy="-6" r="19" className="coolock-art-night" />
      <path
        className="coolock-art-gold"
        d="M18-16l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM-30 10l1.5 3.5L-25 15l-3.5 1.5L-30 20l-1.5-3.5L-35 15l3.5-1.5Z"
      />
    </>
  ),
  exorcism: () => (
    <>
      <Ghost y={2} size={44} />
      <path className="coolock-art-stop" d="M-20 20 20-20" />
    </>
  ),
  amnesty: () => (
    <>
      <path className="coolock-art-line" d="M-24-20V24M-10-20V24M4-20V24" />
      <path className="coolock-art-gold" d="M8 4H22V-6L38 8 22 22V12H8Z" />
    </>
  ),
  lantern: () => (
    <>
      <circle r="26" className="coolock-art-glow" />
      <path className="coolock-art-line" d="M-9-16A9 9 0 0 1 9-16M-12-14H12M-10-14-13 18H13L10-14M-15 18H15" />
      <path className="coolock-art-flame" d="M0 12C-8 8-6 0 0-8 6 0 8 8 0 12Z" />
    </>
  ),
  apparition: () => (
    <>
      <path className="coolock-art-line" d="M-26 22q26 10 52 0M-20 15q20 7 40 0" opacity="0.7" />
      <Ghost y={-4} size={46} />
    </>
  ),
  black_padlock: () => (
    <g transform="scale(1.7)">
      <LockArt colours={[]} />
    </g>
  ),
  rusty_padlock: () => (
    <g transform="scale(1.7)" className="coolock-art-rust">
      <LockArt colours={[5]} />
    </g>
  ),
  cold_wind: () => (
    <>
      <Ghost x={14} y={0} size={40} />
      <path className="coolock-art-line" d="M-36-10H-14M-40 1H-12M-36 12H-16" />
    </>
  ),
}

export function CardArt({ card }: { card: Card }) {
  return (
    <svg className="coolock-card-art" viewBox="-42 -32 84 64" aria-hidden="true" focusable="false">
      {PICTURES[card]()}
    </svg>
  )
}
