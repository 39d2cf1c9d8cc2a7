// The printed labyrinth with all that stands on it. It draws a Scene and reports picks; what a
// pick means is decided by the phase that made the scene.
import type { PointerEvent } from 'react'
import type { Language } from '../board'
import { Departures } from './Departures'
import { BOARD, CENTRE, DOOR_IDS, drawingOf, lineOf, placeOf, startPoint, type Drawing, type Point } from './geometry'
import { DoorHints, HintNumbers } from './HintMarks'
import { useRoving } from './keys'
import { Cone, PieceShape, PieceTints } from './Pieces'
import type { Scene, Standing } from './scene'
import { CorridorSpots, DoorSpots, ExitSpots } from './Spots'
import { NO_MARKS, type Marks } from './marks'
import { RecentMarks, RecentSigns } from './RecentMarks'
import { say, sayLab } from './text'
import { Trails } from './Trails'
import { NO_MOVES, type Moves } from './useMoves'
import type { BeginWalk } from './useWalkDrag'
import type { View } from './wire'

const [X, Y] = CENTRE
const BASE_RADIUS = 530
const DROP_SPREAD_MS = 160

/** What fingers do on the board besides picking. */
export interface Gestures {
  drag: (event: PointerEvent, door: string) => void
  walk: BeginWalk
  /** A spot under the pointer or with the focus; null when it has gone. */
  peek: (id: string | null) => void
}

interface MazeProps {
  view: View
  scene: Scene
  language: Language
  ids: boolean
  moves?: Moves
  marks?: Marks
  gestures?: Gestures
}

export function Maze({ view, scene, language, ids, moves = NO_MOVES, marks = NO_MARKS, gestures }: MazeProps) {
  const drawing = drawingOf(view.table)
  const roving = useRoving()
  const tint = typeof view.table.lab === 'string' ? view.table.lab : 'black'
  const spots = { scene, language, roving, gestures, ids }
  return (
    <svg
      className={`cx-maze cx-lab-${tint}`}
      viewBox="0 0 1080 1080"
      role="group"
      aria-label={say(language, 'boardIs', { lab: sayLab(language, view) })}
    >
      <PieceTints />
      <Ground />
      <Corridors drawing={drawing} />
      <CorridorSpots {...spots} drawing={drawing} />
      <Trails drawing={drawing} trails={scene.trails} moves={moves} />
      <RecentMarks drawing={drawing} marks={marks} cones={scene.cones} />
      <ExitSpots {...spots} view={view} moves={moves} />
      <Sockets />
      <DoorHints hints={scene.hints} />
      <Arrows swaps={scene.swaps} />
      {/* Halos under the pieces, which let every pointer through to them. */}
      <DoorSpots {...spots} />
      <StandingCone drawing={drawing} scene={scene} kind="start" />
      <g className="cx-pieces">
        {scene.pieces.map((one) => (
          <StandingPiece key={one.key} one={one} moves={moves} />
        ))}
      </g>
      <StandingCone drawing={drawing} scene={scene} kind="exit" />
      <RecentSigns marks={marks} />
      <HintNumbers hints={scene.hints} />
      <Departures moves={moves} />
    </svg>
  )
}

function StandingPiece({ one, moves }: { one: Standing; moves: Moves }) {
  const [x, y] = placeOf(one.door)
  const from = moves.arriving.get(one.door)
  const travel = from ? { '--cx-from': shift(from) } : {}
  const delay =
    from === null ? { animationDelay: `${(DOOR_IDS.indexOf(one.door) * DROP_SPREAD_MS) / DOOR_IDS.length}ms` } : {}
  const dropped = one.fresh || from === null
  const state = `${one.lifted ? ' cx-lifted' : ''}${dropped ? ' cx-fresh' : ''}${one.taken ? ' cx-taken' : ''}${one.tried ? ' cx-tried' : ''}`
  return (
    // A new key for each step, or a second arrival on the same door would not be seen.
    <g
      key={from === undefined ? '' : moves.seq}
      className={`cx-standing${from ? ' cx-arrives' : ''}`}
      style={{ transform: shift([x, y]), ...travel }}
    >
      <g className={`cx-body${state}`} style={delay}>
        {one.tried && <circle className="cx-tried-ring" r={42} cy={-4} />}
        <PieceShape piece={one.piece} />
      </g>
    </g>
  )
}

const shift = ([x, y]: Point) => `translate(${x}px, ${y}px)`

/** The base with its rim, and the dark disc that lies in it. */
function Ground() {
  return (
    <g aria-hidden="true">
      <defs>
        <radialGradient id="cx-disc" cx="0.42" cy="0.36" r="0.75">
          <stop offset="0" stopColor="var(--cx-disc-light)" />
          <stop offset="1" stopColor="var(--cx-disc-dark)" />
        </radialGradient>
        <linearGradient id="cx-rim" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="var(--cx-rim-light)" />
          <stop offset="1" stopColor="var(--cx-rim-dark)" />
        </linearGradient>
      </defs>
      <circle cx={X} cy={Y + 8} r={BASE_RADIUS} className="cx-base-edge" />
      <circle cx={X} cy={Y} r={BASE_RADIUS} fill="url(#cx-rim)" />
      <circle cx={X} cy={Y} r={BASE_RADIUS - 5} className="cx-base-line" />
      <circle cx={X} cy={Y} r={BOARD.disc_radius} fill="url(#cx-disc)" className="cx-disc" />
    </g>
  )
}

function Corridors({ drawing }: { drawing: Drawing }) {
  const lines = drawing.corridors.map((corridor) => ({ id: corridor.id, d: corridor.polylines.map(lineOf).join('') }))
  return (
    <g className="cx-corridors" aria-hidden="true">
      {lines.map(({ id, d }) => (
        <path key={id} d={d} className="cx-wall" strokeWidth={BOARD.corridor_width + 12} />
      ))}
      {lines.map(({ id, d }) => (
        <path key={id} d={d} className="cx-floor" strokeWidth={BOARD.corridor_width} />
      ))}
    </g>
  )
}

function Sockets() {
  return (
    <g aria-hidden="true">
      {DOOR_IDS.map((door) => {
        const [x, y] = placeOf(door)
        return (
          <g key={door}>
            <circle cx={x} cy={y} r={BOARD.door_radius + 9} className="cx-socket-rim" />
            <circle cx={x} cy={y} r={BOARD.door_radius + 4} className="cx-socket" />
          </g>
        )
      })}
    </g>
  )
}

function StandingCone({ drawing, scene: { cones }, kind }: { drawing: Drawing; scene: Scene; kind: 'start' | 'exit' }) {
  const id = cones[kind]
  if (!id) return null
  const place = kind === 'exit' ? placeOf(id) : (cones.startAt ?? startPoint(drawing, id))
  return (
    <g
      data-testid="cx-cone-stand"
      className={`cx-cone-stand cx-cone-${cones.kind}`}
      style={{ transform: shift(place) }}
      aria-hidden="true"
    >
      <g className="cx-cone-drop">
        {cones.kind !== 'firm' && <ellipse className="cx-tried-ring" rx={44} ry={26} />}
        <Cone kind={kind} />
      </g>
    </g>
  )
}

/** A thin dashed line from each old tower door to its new one. */
function Arrows({ swaps }: { swaps: [string, string][] }) {
  return (
    <g className="cx-arrows" aria-hidden="true">
      {swaps.map(([tower, target]) => {
        const [x1, y1] = placeOf(tower)
        const [x2, y2] = placeOf(target)
        return <path key={tower} d={`M${x1} ${y1} Q${(x1 + x2 + X) / 3} ${(y1 + y2 + Y) / 3} ${x2} ${y2}`} />
      })}
    </g>
  )
}
