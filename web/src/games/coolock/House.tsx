// The house as it is printed: zones, rooms, the ways between them, walls and bases. It never moves.
import { memo } from 'react'
import type { Language } from '../board'
import { LOOKS, Motif } from './art/Motif'
import { ShapeMark } from './art/ShapeMark'
import { homeOf, inset, line, middleOfSide, outline, pointAt, round, UNIT, type Land, type Room } from './geometry'
import { fillOf } from './seats'

interface Props {
  land: Land
  seats: number
  language: Language
}

const rooms = (land: Land) => [...land.rooms.values()]
const zoneOrder = (land: Land) => land.file.zones.map((zone) => zone.id).sort((a, b) => a - b)

/** The plain room at the left that carries the name of its zone. */
function namedRooms(land: Land): Map<number, Room> {
  const found = new Map<number, Room>()
  for (const room of rooms(land)) {
    const best = found.get(room.zone)
    if (room.kind !== 'plain') continue
    const isBetter =
      !best ||
      room.middle.x < best.middle.x - 1 ||
      (Math.abs(room.middle.x - best.middle.x) <= 1 && room.middle.y < best.middle.y)
    if (isBetter) found.set(room.zone, room)
  }
  return found
}

function Floors({ land }: { land: Land }) {
  const order = zoneOrder(land)
  const named = new Set([...namedRooms(land).values()].map((room) => room.id))
  return rooms(land).map((room, number) => {
    const look = Math.max(0, order.indexOf(room.zone))
    const shade = Math.round(room.middle.x / UNIT / 1.5) % 2
    return (
      <g key={room.id}>
        <path
          className={`coolock-floor coolock-floor-${look % LOOKS} coolock-shade-${shade}`}
          d={outline(room.corners)}
        />
        {room.kind === 'plain' && !named.has(room.id) && (
          <Motif at={room.middle} zone={look} pick={number * 7 + (number >> 2)} />
        )}
        {room.kind === 'mystery' && <Mystery room={room} />}
        {room.kind === 'prison' && <Cellar room={room} />}
        <text className="coolock-room-name" x={room.middle.x} y={room.middle.y + 0.72 * UNIT}>
          {room.id}
        </text>
      </g>
    )
  })
}

function Mystery({ room: { id, corners, middle } }: { room: Room }) {
  return (
    <g className="coolock-mystery" data-cell={id}>
      <path d={outline(inset(corners, middle, 0.2))} />
      <path
        className="coolock-swirl"
        d={`M${middle.x - 22} ${middle.y + 9}q8 8 20 7M${middle.x + 22} ${middle.y - 9}q-8-8-20-7`}
      />
      <text x={middle.x} y={middle.y + 12}>
        ?
      </text>
      <path
        className="coolock-sparks"
        d={`M${middle.x - 24} ${middle.y - 13}v6m-3-3h6M${middle.x + 24} ${middle.y + 12}v6m-3-3h6`}
      />
    </g>
  )
}

/** The floor of a prison; its bars stand before the prisoners, so they are drawn later. */
function Cellar({ room: { corners, middle } }: { room: Room }) {
  const frame = outline(inset(corners, middle, 0.2))
  return (
    <>
      <path className="coolock-cellar" d={frame} />
      <path className="coolock-bar-frame" d={frame} />
    </>
  )
}

function Ways({ land }: { land: Land }) {
  const path = (pick: (side: Land['sides'][number]) => boolean) =>
    land.sides
      .filter(pick)
      .map(({ ends }) => line([pointAt(land, ends[0]), pointAt(land, ends[1])]))
      .join('')
  const inner = path((side) => !side.isBorder)
  return (
    <g className="coolock-ways">
      <path className="coolock-way-edge" d={inner} />
      <path className="coolock-way" d={path((side) => !side.isBorder && !side.isFrontier)} />
      <path className="coolock-frontier" d={path((side) => !side.isBorder && side.isFrontier)} />
      <path className="coolock-exit" d={path((side) => [...land.exits.values()].includes(side.id))} />
      <path className="coolock-wall" d={path((side) => side.isBorder)} />
      <path className="coolock-wall-light" d={path((side) => side.isBorder)} />
    </g>
  )
}

function Spots({ land }: { land: Land }) {
  const gates = land.file.frontiers.flatMap((frontier) => frontier.gates)
  const spawns = land.file.zones.flatMap((zone) => zone.spawn_points)
  const places = land.file.zones.flatMap((zone) => zone.portion_places)
  const special = new Set([...gates, ...spawns, ...places])
  const at = (vertex: number) => {
    const { x, y } = pointAt(land, vertex)
    return `translate(${round(x)} ${round(y)})`
  }
  return (
    <g className="coolock-spots">
      {land.points.map((_, vertex) =>
        land.isRim[vertex]
          ? (land.around[vertex]?.length ?? 0) > 0 && (
              <circle key={vertex} className="coolock-dead-end" r="4.6" transform={at(vertex)} />
            )
          : !special.has(vertex) && <circle key={vertex} className="coolock-crossing" r="3.8" transform={at(vertex)} />,
      )}
      {gates.map((gate) => (
        <g key={gate} className="coolock-gate" transform={at(gate)}>
          <circle r="9.5" />
          <path d="M-4.5 6V-1A4.5 4.5 0 0 1 4.5-1V6M0-5V6" />
        </g>
      ))}
      {places.map((place) => (
        <g key={place} className="coolock-place" transform={at(place)}>
          <path d="M0-10 8.7-5V5L0 10-8.7 5V-5Z" />
          <path className="coolock-place-axes" d="M0-10V10M8.7-5-8.7 5M-8.7-5 8.7 5" />
        </g>
      ))}
      {spawns.map((spawn) => (
        <g key={spawn} className="coolock-spawn" transform={at(spawn)}>
          <circle r="11.5" />
          <path d="M-5 6.5V-1A5 5 0 0 1 5-1V6.5Q3.8 4.5 2.5 6.5T0 6.5-2.5 6.5-5 6.5Z" />
        </g>
      ))}
      {[...land.exits.values()].map((edge) => {
        const { x, y } = middleOfSide(land, edge)
        return <path key={edge} className="coolock-exit-arrow" d={`M${x - 6} ${y - 3}h12l-6 9Z`} />
      })}
    </g>
  )
}

function Homes({ land, seats }: { land: Land; seats: number }) {
  const holder = new Map(Array.from({ length: seats }, (_, seat) => [homeOf(land, seats, seat)?.id, seat]))
  return land.homes.map(({ id, at, vertex }) => {
    const seat = holder.get(id)
    const door = pointAt(land, vertex)
    return (
      <g key={id} className={seat === undefined ? 'coolock-home coolock-home-free' : 'coolock-home'}>
        <path className="coolock-porch" d={`M${door.x} ${door.y}V${at.y}`} />
        <g transform={`translate(${at.x} ${at.y})`}>
          <path d="M-11.5-20H11.5L23 0 11.5 20H-11.5L-23 0Z" fill={seat === undefined ? '#5d576c' : fillOf(seat)} />
          {seat !== undefined && <ShapeMark seat={seat} size={19} y={1} ink />}
        </g>
      </g>
    )
  })
}

function Names({ land, language }: { land: Land; language: Language }) {
  const named = namedRooms(land)
  return land.file.zones.map((zone) => {
    const room = named.get(zone.id)
    return (
      room && (
        <text key={zone.id} className="coolock-zone-name" x={room.middle.x - 5} y={room.middle.y + 5}>
          <tspan className="coolock-zone-number" x={room.middle.x - 5} dy="-14">
            {zone.id}
          </tspan>
          <tspan x={room.middle.x - 5} dy="17">
            {zone.name[language]}
          </tspan>
        </text>
      )
    )
  })
}

/** The bars of the prisons, above the prisoners. */
export const Bars = memo(function Bars({ land }: { land: Land }) {
  return (
    <svg
      className="coolock-layer coolock-bars"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {rooms(land)
        .filter((room) => room.kind === 'prison')
        .map(({ id, middle }) => (
          <path
            key={id}
            className="coolock-bar"
            d={[-20, -10, 0, 10, 20]
              .map((x) => `M${middle.x + x} ${middle.y - (Math.abs(x) > 15 ? 27 : 31)}v${Math.abs(x) > 15 ? 54 : 62}`)
              .join('')}
          />
        ))}
    </svg>
  )
})

export const House = memo(function House({ land, seats, language }: Props) {
  return (
    <svg
      className="coolock-layer coolock-house"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="coolock-ground"
        d={rooms(land)
          .map((room) => outline(room.corners))
          .join('')}
      />
      <Floors land={land} />
      <Names land={land} language={language} />
      <Ways land={land} />
      <Homes land={land} seats={seats} />
      <Spots land={land} />
    </svg>
  )
})
