// What never moves on the plan: floors, orange lines, the red circle, walls, doors with their lintels.
import { memo } from 'react'
import type { Language } from '../../board'
import { BOXES, SCHOOL, doorway, type Door, type Rect, type RoomKey } from '../school'
import { floorPicture } from './floorPicture'
import { boxOf, down, mm } from './paper'

const FLOORS: Record<RoomKey, string> = {
  classroom: '#f3dfb6',
  kitchen: '#dbeaf0',
  library: '#ead3c2',
  gym: '#d6e8cc',
  middle: '#eee3f2',
}

/** Where a room's name does not lie under a door or the circle. */
const NAMES: Record<RoomKey, readonly [number, number]> = {
  classroom: [0.2, 0.02],
  kitchen: [0.372, 0.5],
  library: [0.099, 0.5],
  gym: [0.437, 0.02],
  middle: [0.265, 0.211],
}

const flat = ({
  low,
  high,
}: {
  low: readonly [number, number, number]
  high: readonly [number, number, number]
}): Rect => [low[0], low[1], high[0], high[1]]

function Lintel({ door }: { door: Door }) {
  const [x, y] = doorway(door)
  const [wide, deep] = door.axis === 'x' ? [6, mm(door.width)] : [mm(door.width), 6]
  return (
    <g transform={`translate(${mm(x)} ${down(y)})`}>
      <rect className="ice-lintel" x={-wide / 2} y={-deep / 2} width={wide} height={deep} />
      {door.fish_symbol && (
        <path className="ice-symbol" transform={door.axis === 'x' ? 'rotate(90)' : ''} d="M0-6V1A3 3 0 1 0 6 1V-1" />
      )}
    </g>
  )
}

export const SchoolPlan = memo(function SchoolPlan({
  language,
  lines,
}: {
  language: Language
  lines: readonly number[]
}) {
  const { centre, radius } = SCHOOL.red_circle
  const art = floorPicture(language)
  return (
    <g>
      <rect className="ice-ground" {...boxOf(SCHOOL.outline)} />
      {art && <image href={art} {...boxOf(SCHOOL.outline)} preserveAspectRatio="none" />}
      {SCHOOL.rooms.map((room) => (
        <g key={room.id}>
          {!art && <rect {...boxOf(room.rect)} fill={FLOORS[room.key]} />}
          <rect
            className={lines.includes(room.id) ? 'ice-line ice-line-open' : 'ice-line'}
            {...boxOf(room.orange_line)}
          />
          {!art && (
            <text className="ice-room-name" x={mm(NAMES[room.key][0])} y={down(NAMES[room.key][1])}>
              {room.name[language]}
            </text>
          )}
        </g>
      ))}
      <circle className="ice-red-circle" cx={mm(centre[0])} cy={down(centre[1])} r={mm(radius)} />
      {BOXES.filter((box) => box.lintel === null).map((box) => (
        <rect key={`${box.wall.id} ${box.low.join(' ')}`} className="ice-wall" {...boxOf(flat(box))} />
      ))}
    </g>
  )
})

/** Above the penguins, which pass under them. */
export const Lintels = memo(function Lintels() {
  return (
    <g>
      {SCHOOL.doors.map((door) => (
        <Lintel key={door.id} door={door} />
      ))}
    </g>
  )
})
