// What the last flicks have left on the plan: dotted ways, and a tick at a door whose fish is gone.
import { memo } from 'react'
import type { Marks, Way } from '../marks'
import { doorOf, doorway } from '../school'
import { fillOf } from '../seats'
import { down, mm, pointOf } from './paper'

export const Ways = memo(function Ways({ ways }: { ways: readonly Way[] }) {
  return ways.map(({ seat, path }) => {
    const line = path.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${pointOf({ x, y })}`).join('')
    const [first] = path
    return (
      <g
        key={seat}
        className="ice-way"
        data-testid={`mark-way-${seat}`}
        style={{ '--seat': fillOf(seat) } as React.CSSProperties}
      >
        <path className="ice-way-under" d={line} />
        <path className="ice-way-dots" d={line} />
        {first && <circle cx={mm(first[0])} cy={down(first[1])} r={13} />}
      </g>
    )
  })
})

export const TakenFish = memo(function TakenFish({ taken }: { taken: Marks['fish'] }) {
  return taken.map(({ seat, door: id }, at) => {
    const door = doorOf(id)
    if (!door) return null
    const [x, y] = doorway(door)
    return (
      <g
        key={at}
        className="ice-gone"
        data-testid="mark-fish"
        transform={`translate(${mm(x)} ${down(y)})`}
        style={{ '--seat': fillOf(seat) } as React.CSSProperties}
      >
        <circle r={14} />
        <path d="M-6 0-2 5 7-5" />
      </g>
    )
  })
})
