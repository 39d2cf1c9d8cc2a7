// The parts of the board that can be picked, by pointer or by keyboard. Each is a button with a
// hit area larger than what is drawn; keys.ts moves the focus around a ring of them.
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import type { Language } from '../board'
import { DOOR_IDS, EXIT_IDS, exitNumber, lineOf, placeOf, type Drawing } from './geometry'
import type { Gestures } from './Maze'
import { Marble } from './Pieces'
import { boardPoint } from './boardPoint'
import { isPickKey, type Ring, type Roving } from './keys'
import type { Scene, Spot } from './scene'
import { pieceKey, say } from './text'
import { seatName } from './talk'
import type { Moves } from './useMoves'
import type { View } from './wire'

interface SpotsProps {
  scene: Scene
  language: Language
  ids: boolean
  roving: Roving
  gestures: Gestures | undefined
}

interface SpotButtonProps {
  ring: Ring
  id: string
  spot: Spot | undefined
  label: string
  stop: string | undefined
  roving: Roving
  gestures: Gestures | undefined
  at?: readonly [number, number]
  children: ReactNode
}

/** SVG has no buttons: a group with the role, the keys and the name of one. */
function SpotButton({ ring, id, spot, label, stop, roving, gestures, at, children }: SpotButtonProps) {
  const pick = spot?.pick
  const className = `cx-spot cx-spot-${ring} cx-mark-${spot?.mark ?? 'plain'}${pick ? ' cx-pickable' : ''}${spot?.isBarred ? ' cx-barred' : ''}${spot?.drags ? ' cx-draggable' : ''}${spot?.walks ? ' cx-walkable' : ''}`
  const transform = at ? { transform: `translate(${at[0]} ${at[1]})` } : {}
  const press =
    spot?.walks && gestures
      ? { onPointerDown: gestures.walk }
      : {
          onPointerDown: (event: PointerEvent<SVGGElement>) => {
            gestures?.drag(event, id)
          },
        }
  if (!pick && ring === 'corridors')
    return (
      <g className={className} aria-hidden="true" {...press}>
        {children}
      </g>
    )
  if (!pick)
    return (
      <g className={className} role="img" aria-label={label} {...press} {...transform}>
        {children}
      </g>
    )
  const peek = (here: string | null) => () => {
    gestures?.peek(here)
  }
  return (
    <g
      className={className}
      role="button"
      tabIndex={id === stop ? 0 : -1}
      aria-label={label}
      {...(spot.isBarred ? { 'aria-disabled': true } : { 'aria-pressed': spot.mark === 'chosen' })}
      data-cx-ring={ring}
      data-cx-id={id}
      onClick={(event) => {
        pick(tapped(event))
      }}
      onFocus={() => {
        roving.visited(ring, id)
        gestures?.peek(id)
      }}
      onBlur={peek(null)}
      onPointerEnter={peek(id)}
      onPointerLeave={peek(null)}
      onKeyDown={(event) => {
        if (!isPickKey(event)) return
        event.preventDefault()
        pick(null)
      }}
      {...press}
      {...transform}
    >
      {children}
    </g>
  )
}

/** A click without a pointer, as screen readers make it, has no place. */
function tapped(event: MouseEvent<SVGGElement>) {
  const svg = event.currentTarget.ownerSVGElement
  return svg && event.detail > 0 ? boardPoint(svg, event.clientX, event.clientY) : null
}

function pickable(spots: Map<string, Spot>, order: readonly string[]): string[] {
  return order.filter((id) => spots.get(id)?.pick)
}

export function DoorSpots({ scene, language, ids, roving, gestures }: SpotsProps) {
  const stop = roving.stopOf('doors', pickable(scene.doors, DOOR_IDS))
  return DOOR_IDS.map((door) => {
    const spot = scene.doors.get(door)
    const piece = scene.pieces.find((one) => one.door === door)?.piece ?? null
    const count = scene.hints.heat[door]
    const heat = count === undefined ? '' : say(language, 'doorHot', { count })
    const former = scene.hints.formerTowers.includes(door) ? say(language, 'doorFormer') : ''
    const label = say(language, 'doorIs', { door, piece: say(language, pieceKey(piece)) }) + heat + former
    return (
      <SpotButton
        key={door}
        ring="doors"
        id={door}
        spot={spot}
        label={label}
        stop={stop}
        roving={roving}
        gestures={gestures}
        at={placeOf(door)}
      >
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

export function ExitSpots({
  view,
  scene,
  language,
  roving,
  gestures,
  moves,
}: SpotsProps & { view: View; moves: Moves }) {
  const stop = roving.stopOf('exits', pickable(scene.exits, EXIT_IDS))
  return EXIT_IDS.map((exit, at) => {
    const owner = view.marbles[at] ?? null
    const number = exitNumber(exit)
    const base =
      owner === null
        ? say(language, 'exitOpen', { exit: number })
        : say(language, 'exitClosed', { exit: number, seat: seatName(view, owner, language) })
    const roles =
      (scene.cones.start === exit ? say(language, 'startHere') : '') +
      (scene.cones.exit === exit ? say(language, 'exitHere') : '')
    const price = scene.hints.prices.get(exit)
    const costs = price === undefined ? '' : say(language, 'exitCosts', { price })
    const walled = owner === null && scene.exits.get(exit)?.isBarred === true
    const colour = owner === null ? undefined : view.table.colours[owner]
    const closed = moves.closed.includes(exit)
    return (
      <SpotButton
        key={exit}
        ring="exits"
        id={exit}
        spot={scene.exits.get(exit)}
        label={base + roles + costs + (walled ? say(language, 'exitWalled') : '')}
        stop={stop}
        roving={roving}
        gestures={gestures}
        at={placeOf(exit)}
      >
        <circle className="cx-hit" r={60} />
        <circle className="cx-halo" r={46} />
        {(!colour || closed) && (
          <>
            <circle className="cx-pad" r={34} />
            <text className="cx-pad-number" dy="0.36em">
              {number}
            </text>
          </>
        )}
        {walled && <Wall />}
        {colour && (
          <g key={closed ? moves.seq : ''} className={closed ? 'cx-marble-drop' : ''}>
            <Marble colour={colour} />
          </g>
        )}
      </SpotButton>
    )
  })
}

/** Bricks across an exit that towers have cut off. */
function Wall() {
  return (
    <g className="cx-wall-sign" aria-hidden="true">
      <rect x={-40} y={8} width={80} height={34} rx={4} />
      <path d="M-40 25H40M-13 8V25M14 8V25M0 25V42M-27 25V42M27 25V42" />
    </g>
  )
}

export function CorridorSpots({ drawing, scene, language, ids, roving, gestures }: SpotsProps & { drawing: Drawing }) {
  const stop = roving.stopOf(
    'corridors',
    pickable(
      scene.corridors,
      drawing.corridors.map(({ id }) => id),
    ),
  )
  return drawing.corridors.map(({ id, doors, exits, polylines, anchor }) => {
    const d = polylines.map(lineOf).join('')
    const leads = exits.length > 0 ? say(language, 'corridorExit', { exits: exits.map(exitNumber).join(', ') }) : ''
    const label = say(language, 'corridorIs', { corridor: id, doors: doors.join(', ') }) + leads
    return (
      <SpotButton
        key={id}
        ring="corridors"
        id={id}
        spot={scene.corridors.get(id)}
        label={label}
        stop={stop}
        roving={roving}
        gestures={gestures}
      >
        <path className="cx-hit cx-hit-line" d={d} />
        <path className="cx-lit" d={d} />
        {ids && (
          <text className="cx-corridor-id" x={anchor[0]} y={anchor[1]} dy="0.36em">
            {id}
          </text>
        )}
      </SpotButton>
    )
  })
}
