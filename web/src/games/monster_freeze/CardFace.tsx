// One side of a card as it is seen: real holes, so that whatever lies below shows through.
import { memo } from 'react'
import { MonsterShape } from './Monster'
import type { Cells, Side } from './cards'

const SIZE = 300
const CORNER = 34
const RADIUS = 40
const FIRST = 56
const GAP = 94
const THICK = 7
/** Monsters are drawn in a square of 100. */
const SCALE = 0.7

const centreOf = (at: number) => [FIRST + (at % 3) * GAP, FIRST + Math.floor(at / 3) * GAP] as const

const RIM = `M${CORNER} 0H${SIZE - CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER} ${CORNER}V${SIZE - CORNER}a${CORNER} ${CORNER} 0 0 1-${CORNER} ${CORNER}H${CORNER}a${CORNER} ${CORNER} 0 0 1-${CORNER}-${CORNER}V${CORNER}a${CORNER} ${CORNER} 0 0 1 ${CORNER}-${CORNER}Z`

function bodyOf(cells: Cells): string {
  const holes = cells.flatMap((cell, at) => {
    const [x, y] = centreOf(at)
    return cell
      ? []
      : [`M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0-${2 * RADIUS} 0Z`]
  })
  return RIM + holes.join('')
}

interface Props {
  cells: Cells
  side: Side
  /** Quarter turns of what is printed: monsters turn with their card. */
  rot: number
}

export function CardFace({ cells, side, rot }: Props) {
  const body = bodyOf(cells)
  return (
    <svg className={`mf-face mf-face-${side}`} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <path className="mf-edge" d={body} fillRule="evenodd" transform={`translate(0 ${THICK})`} />
      <path className="mf-body" d={body} fillRule="evenodd" />
      <rect className="mf-frame" x="9" y="9" width={SIZE - 18} height={SIZE - 18} rx={CORNER - 7} />
      {cells.map((cell, at) => {
        const [x, y] = centreOf(at)
        return (
          cell && (
            <g key={at} transform={`translate(${x} ${y})`}>
              <circle className="mf-disc" r={RADIUS} />
              <g transform={`rotate(${rot * 90}) scale(${SCALE}) translate(-50 -50)`}>
                <MonsterShape colour={cell} />
              </g>
            </g>
          )
        )
      })}
    </svg>
  )
}

const FLAKE =
  'M0-88V88M-76-44 76 44M-76 44 76-44M-22-88 0-66 22-88M-22 88 0 66 22 88M-88-20-57-33-62-66M62-66 57-33 88-20M88 20 57 33 62 66M-62 66-57 33-88 20'

/** A card under its cover, before the start and in pauses. */
export const CoveredCard = memo(function CoveredCard() {
  return (
    <svg className="mf-face mf-face-covered" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      <path className="mf-edge" d={RIM} transform={`translate(0 ${THICK})`} />
      <path className="mf-body" d={RIM} />
      <rect className="mf-frame" x="9" y="9" width={SIZE - 18} height={SIZE - 18} rx={CORNER - 7} />
      <path className="mf-flake" d={FLAKE} transform="translate(150 150)" />
    </svg>
  )
})
