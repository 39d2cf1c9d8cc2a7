// The board while one plans: every crossing can be tapped, dragged over, or reached by arrow keys.
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Language } from '../board'
import { sayVertex } from './describe'
import { pointAt, UNIT, type Land } from './geometry'
import { spotUnder } from './Goals'
import { crossingBeyond, crossingNear } from './planning'
import { ghostsAt, lockAt, portionAt } from './reading'
import { say } from './text'
import type { Plan } from './usePlan'
import type { View } from './wire'

/** Something lies there that must stay in sight. */
const isCovered = (view: View, vertex: number) =>
  lockAt(view, vertex) !== null || portionAt(view, vertex) !== null || ghostsAt(view, vertex).length > 0

export function PlanPad({ land, view, plan, language }: { land: Land; view: View; plan: Plan; language: Language }) {
  const [cursor, setCursor] = useState(
    () => crossingNear(land, { x: land.width / 2, y: land.height / 2 }, land.width) ?? 0,
  )
  const [dragged, setDragged] = useState<number | null>(null)
  const under = (event: PointerEvent<SVGSVGElement>, reach: number) =>
    crossingNear(land, spotUnder(event), reach * UNIT)
  const { x, y } = pointAt(land, cursor)
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = crossingBeyond(land, cursor, event.key)
    if (next !== null) setCursor(next)
    else if (event.key === 'Enter' || event.key === ' ') plan.stop(cursor)
    else if (event.key === 'Backspace' || event.key === 'Delete') plan.undo()
    else if (event.key === 'Escape') plan.open(false)
    else return
    event.preventDefault()
  }
  return (
    <svg
      className="coolock-layer coolock-pad"
      viewBox={`0 0 ${land.width} ${land.height}`}
      role="group"
      aria-label={say(language, 'planBoard')}
      onPointerDown={(event) => {
        const vertex = under(event, 0.7)
        if (vertex === null || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(vertex)
        setCursor(vertex)
        plan.stop(vertex)
      }}
      onPointerMove={(event) => {
        const vertex = dragged === null ? null : under(event, 0.4)
        if (vertex === null || vertex === dragged) return
        setDragged(vertex)
        setCursor(vertex)
        plan.stop(vertex)
      }}
      onPointerUp={() => {
        setDragged(null)
      }}
      onPointerCancel={() => {
        setDragged(null)
      }}
    >
      {land.points.map(
        (point, vertex) =>
          !land.isRim[vertex] && (
            <circle
              key={vertex}
              className={isCovered(view, vertex) ? 'coolock-pad-spot coolock-pad-covered' : 'coolock-pad-spot'}
              cx={point.x}
              cy={point.y}
              r={isCovered(view, vertex) ? 15 : 6}
            />
          ),
      )}
      <g
        className="coolock-pad-cursor"
        data-testid="coolock-pad-cursor"
        transform={`translate(${x} ${y})`}
        role="button"
        tabIndex={0}
        onKeyDown={handleKey}
        aria-label={say(language, 'planCursor', { place: sayVertex(language, land, view, cursor) })}
      >
        <circle r="16" />
      </g>
    </svg>
  )
}
