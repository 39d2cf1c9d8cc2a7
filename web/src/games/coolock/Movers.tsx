// Everything that moves about the house: the pawns, the prisoners and the ghosts.
import { GhostArt } from './art/GhostArt'
import { PawnArt } from './art/PawnArt'
import { endsOf, middleOfSide, pointAt, UNIT, type Land, type Point } from './geometry'
import { Mover } from './Mover'
import type { Scene } from './playback'
import { seatsOf } from './reading'
import { standOf } from './walks'

interface Props {
  land: Land
  scene: Scene
  ms: number
  /** The seat whose turn it is. */
  active: number | null
}

/** Pawns that share a side stand in a row along it; prisoners side by side. */
export function spreadOf(land: Land, scene: Scene, seat: number): Point {
  const { view } = scene
  const pawn = view.pawns[seat]
  const stand = standOf(land, view, seat)
  if (!pawn || pawn.where === 'base') return stand
  const mates = seatsOf(view).filter((each) => {
    const other = view.pawns[each]
    return other?.where === pawn.where && (pawn.where === 'board' ? other.edge === pawn.edge : other.zone === pawn.zone)
  })
  const shift = (mates.indexOf(seat) - (mates.length - 1) / 2) * (mates.length > 2 ? 0.32 : 0.5) * UNIT
  if (pawn.where === 'prison') return { x: stand.x + shift, y: stand.y }
  const [a = 0, b = 0] = endsOf(land, pawn.edge ?? 0)
  const [from, to] = [pointAt(land, a), pointAt(land, b)]
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: stand.x + ((to.x - from.x) / long) * shift, y: stand.y + ((to.y - from.y) / long) * shift }
}

/** The intersection through which a pawn has just gone. */
function routeOf(land: Land, { event }: Scene, seat: number): Point[] {
  if (event?.type === 'stepped' && event.seat === seat && event.via !== null) return [pointAt(land, event.via)]
  return []
}

function ghostSpot(land: Land, { view, event }: Scene, ghost: { id: number; at: number }, shift: number): Point {
  // With its catch it flies to the prison, and comes back with the next event.
  if (event?.type === 'caught' && event.ghost === ghost.id) {
    const { x, y } = standOf(land, view, event.seat)
    return { x: x + 12, y: y - 20 }
  }
  const { x, y } = pointAt(land, ghost.at)
  return { x: x + shift, y }
}

export function Movers({ land, scene, ms, active }: Props) {
  const { view, event } = scene
  return (
    <>
      {seatsOf(view).map((seat) => {
        const pawn = view.pawns[seat]
        if (!pawn) return null
        const isHit = (event?.type === 'caught' || event?.type === 'lantern_used') && event.seat === seat
        const classes = [
          'coolock-mover',
          'coolock-pawn',
          `coolock-pawn-${pawn.where}`,
          active === seat && 'coolock-pawn-active',
          isHit && `coolock-${event.type}`,
        ]
        return (
          <Mover
            key={seat}
            land={land}
            at={spreadOf(land, scene, seat)}
            route={routeOf(land, scene, seat)}
            ms={ms}
            className={classes.filter(Boolean).join(' ')}
          >
            <span className="coolock-piece">
              <PawnArt seat={seat} isSad={pawn.where === 'prison'} />
            </span>
            {pawn.lanterns > 0 && <span className="coolock-lantern-badge" />}
          </Mover>
        )
      })}
      {view.ghosts.map((ghost) => {
        const together = view.ghosts.filter((each) => each.at === ghost.at)
        const shift = (together.indexOf(ghost) - (together.length - 1) / 2) * 15
        const route =
          event?.type === 'ghost_leg' && event.ghost === ghost.id
            ? event.way.slice(1, -1).map((at) => pointAt(land, at))
            : []
        const isNew = event?.type === 'ghost_appeared' && event.ghost === ghost.id
        return (
          <Mover
            key={`g${ghost.id}`}
            land={land}
            at={ghostSpot(land, scene, ghost, shift)}
            route={route}
            ms={ms}
            className={isNew ? 'coolock-mover coolock-ghost coolock-ghost-new' : 'coolock-mover coolock-ghost'}
          >
            <span className="coolock-piece">
              <GhostArt number={ghost.id} />
            </span>
          </Mover>
        )
      })}
    </>
  )
}

/** How long the prisoners still have to wait, before the bars. */
export function Sentences({ land, scene }: { land: Land; scene: Scene }) {
  const held = seatsOf(scene.view).filter((seat) => scene.view.pawns[seat]?.where === 'prison')
  if (held.length === 0) return null
  return (
    <svg
      className="coolock-layer coolock-sentences"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {held.map((seat) => {
        const { x, y } = spreadOf(land, scene, seat)
        return (
          <g key={seat} transform={`translate(${x} ${y + 20})`}>
            <circle r="9" />
            <text y="4.5">{scene.view.pawns[seat]?.sentence}</text>
          </g>
        )
      })}
    </svg>
  )
}

/** Where a told thing happens, for its effect. */
export function spotOf(land: Land, scene: Scene): Point | null {
  const { event } = scene
  switch (event?.type) {
    case 'lock_opened':
    case 'lock_placed':
      return pointAt(land, event.lock.at)
    case 'portion_taken':
      return pointAt(land, event.portion.at)
    case 'ghost_appeared':
    case 'ghost_left':
      return pointAt(land, event.at)
    case 'lantern_used':
      return standOf(land, scene.view, event.seat)
    case 'stopped':
      return pointAt(land, event.into)
    case 'passed':
    case 'freed':
      return middleOfSide(land, event.edge)
    case 'card_drawn':
      return land.rooms.get(event.cell)?.middle ?? null
    default:
      return null
  }
}
