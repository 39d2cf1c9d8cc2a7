// What lies over the plan for a while: the ghost line, zones, the place of a draft, marks.
import { memo } from 'react'
import type { Mark } from '../reel'
import { SCHOOL } from '../school'
import { fillOf } from '../seats'
import type { Spot, Target } from '../stage'
import type { Fish, Ghost } from '../wire'
import { FishShape } from '../art/FishShape'
import { boxOf, down, mm, pointOf } from './paper'
import { doorOf, doorway } from '../school'

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

/** What a finger is over: it would be aimed at. */
export function Pointed({ target, spots }: { target: Target; spots: readonly (Spot & { seat: number })[] }) {
  const [kind, id] = target.split(' ')
  const door = kind === 'door' ? doorOf(id ?? '') : null
  if (door) {
    const [x, y] = doorway(door)
    const [wide, deep] = door.axis === 'x' ? [34, mm(door.width) + 8] : [mm(door.width) + 8, 34]
    const box = { x: mm(x) - wide / 2, y: down(y) - deep / 2, width: wide, height: deep }
    return <rect className="ice-pointed" data-testid="ice-pointed" rx={12} {...box} />
  }
  const spot = spots.find(({ seat }) => seat === Number(id))
  return spot ? (
    <circle className="ice-pointed" data-testid="ice-pointed" cx={mm(spot.x)} cy={down(spot.y)} r={26} />
  ) : null
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
