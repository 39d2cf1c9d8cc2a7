// The cylinders of a walk on their way into the next builder's hand.
import { useLayoutEffect, useRef } from 'react'
import { CENTRE, placeOf, type Point } from './geometry'
import { PieceShape } from './Pieces'
import { boardPoint } from './boardPoint'
import type { Moves } from './useMoves'

const DURATION_MS = 300
const SPREAD_MS = 90

export function Departures({ moves }: { moves: Moves }) {
  const group = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    const svg = group.current?.ownerSVGElement
    if (!group.current || !svg) return
    const [goalX, goalY] = handPoint(svg)
    const pieces = [...group.current.children]
    for (const [at, piece] of pieces.entries()) {
      const [x, y] = placeOf(piece.getAttribute('data-door') ?? '')
      piece.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
          { transform: `translate(${goalX}px, ${goalY}px) scale(0.8)`, opacity: 0 },
        ],
        {
          duration: DURATION_MS,
          delay: (at * SPREAD_MS) / pieces.length,
          easing: 'cubic-bezier(0.4, 0, 0.7, 0.4)',
          fill: 'both',
        },
      )
    }
  }, [moves])
  return (
    <g ref={group} className="cx-leaving" aria-hidden="true">
      {moves.leaving.map(({ door, piece }) => (
        <g key={`${moves.seq}${door}`} data-door={door}>
          <PieceShape piece={piece} />
        </g>
      ))}
    </g>
  )
}

/** Where the hand lies on the screen, in board units; without one, up and away from the centre. */
function handPoint(svg: SVGSVGElement): Point {
  const hand = svg.closest('.cx-table')?.querySelector('[data-cx-hand]')?.getBoundingClientRect()
  const point = hand && boardPoint(svg, hand.left + hand.width / 2, hand.top + hand.height / 2)
  return point ?? [CENTRE[0], -80]
}
