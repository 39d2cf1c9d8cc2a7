// Where the team's plan sends everybody next: a small flag beside each place, one's own a little larger.
import { memo } from 'react'
import { ShapeMark } from './art/ShapeMark'
import { pointAt, type Land } from './geometry'
import { lockAt, portionAt } from './reading'
import { fillOf } from './seats'
import type { Target, View } from './wire'

interface Props {
  land: Land
  view: View
  targets: readonly (readonly Target[])[]
  seat: number | null
}

export const ErrandMarks = memo(function ErrandMarks({ land, view, targets, seat }: Props) {
  const places = new Map<number, number[]>()
  targets.forEach(([next], each) => {
    // What has been fetched since needs no flag any more.
    if (next && (lockAt(view, next.at) ?? portionAt(view, next.at)))
      places.set(next.at, [...(places.get(next.at) ?? []), each])
  })
  return (
    <svg
      className="coolock-layer coolock-errands"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {[...places].map(([at, seats]) => {
        const { x, y } = pointAt(land, at)
        return seats.map((each, number) => (
          <g
            key={`${at} ${each}`}
            className={each === seat ? 'coolock-errand-mark coolock-errand-own' : 'coolock-errand-mark'}
            data-testid="coolock-errand-mark"
            transform={`translate(${x + 15 + 13 * number} ${y - 20}) scale(${each === seat ? 1.15 : 0.9})`}
          >
            <path className="coolock-errand-pole" d="M-6-9V15" />
            <path className="coolock-errand-flag" d="M-6-9H9L6-2.500 9 4H-6Z" style={{ fill: fillOf(each) }} />
            <ShapeMark seat={each} x={0.5} y={-2.5} size={7} ink />
          </g>
        ))
      })}
    </svg>
  )
})
