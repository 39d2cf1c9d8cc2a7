// The parts of the board that can be picked, by pointer or by keyboard. Each is a button with a
// hit area larger than what is drawn; keys.ts moves the focus around a ring of them.
import type { PointerEvent, ReactNode } from 'react'
import type { Language } from '../board'
import { DOOR_IDS, EXIT_IDS, exitNumber, lineOf, placeOf, type Drawing } from './geometry'
import { Marble } from './Pieces'
import { isPickKey, type Ring } from './keys'
import type { Scene, Spot } from './scene'
import { pieceKey, say } from './text'
import { seatName } from './talk'
import type { View } from './wire'

interface SpotButtonProps {
  ring: Ring
  id: string
  spot: Spot | undefined
  label: string
  at?: readonly [number, number]
  onPointerDown?: (event: PointerEvent) => void
  children: ReactNode
}

/** SVG has no buttons: a group with the role, the keys and the name of one. */
function SpotButton({ ring, id, spot, label, at, onPointerDown, children }: SpotButtonProps) {
  const pick = spot?.pick
  const className = `cx-spot cx-spot-${ring} cx-mark-${spot?.mark ?? 'plain'}${pick ? ' cx-pickable' : ''}${spot?.drags ? ' cx-draggable' : ''}`
  const transform = at ? { transform: `translate(${at[0]} ${at[1]})` } : {}
  if (!pick && ring === 'corridors') return <g className={className} aria-hidden="true">{children}</g>
  if (!pick) return <g className={className} role="img" aria-label={label} {...transform}>{children}</g>
  return (
    <g
      className={className}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={spot.mark === 'chosen'}
      data-cx-ring={ring}
      data-cx-id={id}
      onClick={pick}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        if (!isPickKey(event)) return
        event.preventDefault()
        pick()
      }}
      {...transform}
    >
      {children}
    </g>
  )
}

interface DoorSpotsProps {
  scene: Scene
  language: Language
  ids: boolean
  beginDrag: (event: PointerEvent, door: string) => void
}

export function DoorSpots({ scene, language, ids, beginDrag }: DoorSpotsProps) {
  return DOOR_IDS.map((door) => {
    const spot = scene.doors.get(door)
    const piece = scene.pieces.find((one) => one.door === door)?.piece ?? null
    const label = say(language, 'doorIs', { door, piece: say(language, pieceKey(piece)) })
    return (
      <SpotButton key={door} ring="doors" id={door} spot={spot} label={label} at={placeOf(door)} onPointerDown={(event) => { beginDrag(event, door) }}>
        {/* A door that cannot be picked must not cover the corridors beside it. */}
        <circle className="cx-hit" r={spot?.pick ? 58 : 34} />
        <circle className="cx-halo" r={46} />
        <g className={`cx-letter${ids || spot?.named ? ' cx-letter-on' : ''}`} transform="translate(50 34)">
          <circle r={19} />
          <text dy="0.36em">{door}</text>
        </g>
      </SpotButton>
    )
  })
}

export function ExitSpots({ view, scene, language }: { view: View; scene: Scene; language: Language }) {
  return EXIT_IDS.map((exit, at) => {
    const owner = view.marbles[at] ?? null
    const number = exitNumber(exit)
    const base = owner === null
      ? say(language, 'exitOpen', { exit: number })
      : say(language, 'exitClosed', { exit: number, seat: seatName(view, owner, language) })
    const roles = (scene.start === exit ? say(language, 'startHere') : '') + (scene.exit === exit ? say(language, 'exitHere') : '')
    const colour = owner === null ? undefined : view.table.colours[owner]
    return (
      <SpotButton key={exit} ring="exits" id={exit} spot={scene.exits.get(exit)} label={base + roles} at={placeOf(exit)}>
        <circle className="cx-hit" r={60} />
        <circle className="cx-halo" r={46} />
        {colour ? <Marble colour={colour} /> : (
          <>
            <circle className="cx-pad" r={34} />
            <text className="cx-pad-number" dy="0.36em">{number}</text>
          </>
        )}
      </SpotButton>
    )
  })
}

interface CorridorSpotsProps {
  drawing: Drawing
  scene: Scene
  language: Language
  ids: boolean
}

export function CorridorSpots({ drawing, scene, language, ids }: CorridorSpotsProps) {
  return drawing.corridors.map(({ id, doors, exits, polylines, anchor }) => {
    const d = polylines.map(lineOf).join('')
    const spot = scene.corridors.get(id)
    const leads = exits.length > 0 ? say(language, 'corridorExit', { exits: exits.map(exitNumber).join(', ') }) : ''
    const label = say(language, 'corridorIs', { corridor: id, doors: doors.join(', ') }) + leads
    return (
      <SpotButton key={id} ring="corridors" id={id} spot={spot} label={label}>
        <path className="cx-hit cx-hit-line" d={d} />
        <path className="cx-lit" d={d} />
        {ids && <text className="cx-corridor-id" x={anchor[0]} y={anchor[1]} dy="0.36em">{id}</text>}
      </SpotButton>
    )
  })
}
