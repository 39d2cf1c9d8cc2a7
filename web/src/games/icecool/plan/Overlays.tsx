// What lies over the plan for a while: aims, the ghost line, zones, the place of a draft, marks.
import { memo } from 'react'
import { radiansOf } from '../aiming'
import type { Mark } from '../reel'
import { SCHOOL } from '../school'
import { fillOf } from '../seats'
import type { ShownAim, Spot } from '../stage'
import type { Fish, Ghost } from '../wire'
import { FishShape } from '../art/FishShape'
import { boxOf, down, mm, pointOf } from './paper'
import { doorOf, doorway } from '../school'

/** A finger behind the penguin, and an arrow that bends to the side that is hit. */
export const Aim = memo(function Aim({ aim }: { aim: ShownAim }) {
  const { at, flick, seat, isOwn } = aim
  const angle = -(radiansOf(flick.direction) * 180) / Math.PI
  const long = 34 + flick.power * 0.16
  const bend = (flick.offset / 1000) * long * 0.55
  const back = 24 + flick.power * 0.03
  return (
    <g
      className={isOwn ? 'ice-aim ice-aim-own' : 'ice-aim'}
      transform={`translate(${pointOf(at)}) rotate(${angle})`}
      style={{ '--seat': fillOf(seat) } as React.CSSProperties}
    >
      <circle r={22} className="ice-aim-ring" />
      <path className="ice-aim-line" d={`M22 0H${mm(0.75)}`} />
      <path className="ice-aim-arrow ice-aim-under" d={`M22 0Q${long * 0.7} 0 ${long} ${bend}`} />
      <path className="ice-aim-arrow" d={`M22 0Q${long * 0.7} 0 ${long} ${bend}`} />
      <path
        className="ice-aim-head"
        d="M-3-8 12 0-3 8Z"
        transform={`translate(${long} ${bend}) rotate(${(Math.atan2(bend, long * 0.3) * 180) / Math.PI})`}
      />
      <g transform={`translate(${-back} ${(flick.offset / 1000) * 15})`}>
        <rect className="ice-finger" x={-46} y={-6} width={46} height={12} rx={6} />
        <path className="ice-nail" d="M-10-3.500H-4A3.500 3.500 0 0 1-4 3.500H-10Z" />
      </g>
    </g>
  )
})

export function GhostLine({ ghost }: { ghost: Ghost }) {
  const way = ghost.path.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${pointOf({ x, y })}`).join('')
  const [x, y] = ghost.end
  return (
    <g className="ice-ghost">
      <path className="ice-ghost-under" d={way} />
      <path className="ice-ghost-way" data-testid="ice-ghost-way" d={way} />
      {!ghost.is_off_board && <circle className="ice-ghost-end" cx={mm(x)} cy={down(y)} r={17.5} />}
      {ghost.is_off_board && (
        <path className="ice-ghost-off" transform={`translate(${pointOf({ x, y })})`} d="M-9-9 9 9M9-9-9 9" />
      )}
    </g>
  )
}

export function Zone({ zone }: { zone: 'kitchen' | 'circle' }) {
  if (zone === 'kitchen') return <rect className="ice-zone" {...boxOf(SCHOOL.kitchen_zone.rect)} />
  const { centre, radius } = SCHOOL.red_circle
  return <circle className="ice-zone" cx={mm(centre[0])} cy={down(centre[1])} r={mm(radius)} />
}

export function Draft({ at, seat }: { at: Spot; seat: number }) {
  return (
    <g transform={`translate(${pointOf(at)})`} className="ice-draft">
      <circle r={17.5} style={{ fill: fillOf(seat) }} />
      <path d="M-7 0H7M0-7V7" />
    </g>
  )
}

const SIGNS: Record<Mark['kind'], string> = {
  bounce: 'M-6 4 0-5 6 4',
  touch: 'M-5-5 5 5M5-5-5 5',
  pass: 'M-6 0-1.500 5 6-5',
  over: 'M-7 4Q0-12 7 4',
}

export function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <g>
      {marks.map(({ id, kind, at }) => (
        <g key={id} transform={`translate(${pointOf(at)})`}>
          <g className={`ice-mark ice-mark-${kind}`}>
            <circle r={15} />
            <path d={SIGNS[kind]} />
          </g>
        </g>
      ))}
    </g>
  )
}

/** The fish over a door, side by side along its wall. */
export const PlanFish = memo(function PlanFish({ fish }: { fish: readonly Fish[] }) {
  const doors = [...new Set(fish.map((each) => each.door))]
  return (
    <g>
      {doors.map((id) => {
        const door = doorOf(id)
        if (!door) return null
        const [x, y] = doorway(door)
        const here = fish.filter((each) => each.door === id)
        return here.map((each, at) => {
          const along = (at - (here.length - 1) / 2) * (door.axis === 'x' ? 15 : 25)
          const [dx, dy] = door.axis === 'x' ? [0, along] : [along, 0]
          return (
            <g
              key={`${each.colour} ${id} ${at}`}
              className="ice-fish"
              transform={`translate(${mm(x) + dx} ${down(y) + dy})`}
            >
              <FishShape colour={each.colour} />
            </g>
          )
        })
      })}
    </g>
  )
})
