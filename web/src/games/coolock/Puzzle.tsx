// The hexagon that the team mends: empty slots show whose they are, full ones shine.
import type { Language } from '../board'
import { ShapeMark } from './art/ShapeMark'
import { outline } from './geometry'
import { filledSlots, leftOf, ownerOf, slotCorners, slotMiddle, SLOTS } from './puzzle'
import { seatsOf } from './reading'
import { fillOf } from './seats'
import { say, saySeat } from './text'
import type { View } from './wire'

const RADIUS = 60

export function Hexagon({ view, fresh }: { view: View; fresh: number | null }) {
  const filled = new Set(filledSlots(view))
  const isWhole = filled.size === SLOTS.length
  return (
    <svg
      className={isWhole ? 'coolock-hexagon coolock-hexagon-whole' : 'coolock-hexagon'}
      viewBox="-66 -66 132 132"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="coolock-hexagon-frame"
        d={outline(
          SLOTS.filter((slot) => slot % 2 === 1).map((slot) => slotCorners(slot, RADIUS + 4)[1] ?? { x: 0, y: 0 }),
        )}
      />
      {SLOTS.map((slot) => {
        const owner = ownerOf(slot, view.table.seats)
        const middle = slotMiddle(slot, RADIUS)
        const isFull = filled.has(slot)
        const classes = ['coolock-slot', isFull && 'coolock-slot-full', fresh === slot && 'coolock-slot-fresh']
        return (
          <g key={slot} data-slot={slot} className={classes.filter(Boolean).join(' ')}>
            <path d={outline(slotCorners(slot, RADIUS))} style={{ '--owner': fillOf(owner) } as React.CSSProperties} />
            {owner !== null && (
              <g className="coolock-slot-shape">
                <ShapeMark seat={owner} x={middle.x * 1.06} y={middle.y * 1.06} size={isFull ? 13 : 9} ink={isFull} />
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Which piece is being put in just now. */
export function Puzzle({ view, fresh, language }: { view: View; fresh: number | null; language: Language }) {
  const count = filledSlots(view).length
  const gold = leftOf(view, null)
  return (
    <section className="coolock-puzzle" aria-label={say(language, 'puzzle')}>
      <Hexagon view={view} fresh={fresh} />
      <p className="coolock-puzzle-count">
        <b>{count}</b>
        <span aria-hidden="true">/12</span>
        <span className="hidden">{say(language, 'puzzleWords', { count })}</span>
      </p>
      <ul className="hidden">
        {seatsOf(view).map((seat) => {
          const left = leftOf(view, seat)
          return (
            <li key={seat}>
              {say(language, left === 0 && count > 0 ? 'puzzleDone' : 'puzzleLeft', {
                seat: saySeat(language, seat),
                count: left,
              })}
            </li>
          )
        })}
        {gold > 0 && <li>{say(language, 'puzzleGold', { count: gold })}</li>}
      </ul>
    </section>
  )
}
