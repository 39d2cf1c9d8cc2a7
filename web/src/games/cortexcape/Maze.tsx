// The printed labyrinth with all that stands on it. It draws a Scene and reports picks; what a
// pick means is decided by the phase that made the scene.
import type { PointerEvent } from 'react'
import type { Language } from '../board'
import { BOARD, CENTRE, DOOR_IDS, drawingOf, lineOf, placeOf, startPoint, type Drawing } from './geometry'
import { CorridorSpots, DoorSpots, ExitSpots } from './Spots'
import { Cone, PieceShape, PieceTints } from './Pieces'
import type { Scene, Trail } from './scene'
import { say, sayLab } from './text'
import { trailLines } from './trail'
import type { View } from './wire'

const [X, Y] = CENTRE
const BASE_RADIUS = 530

interface MazeProps {
  view: View
  scene: Scene
  language: Language
  ids: boolean
  beginDrag: (event: PointerEvent, door: string) => void
}

export function Maze({ view, scene, language, ids, beginDrag }: MazeProps) {
  const drawing = drawingOf(view.table)
  const tint = typeof view.table.lab === 'string' ? view.table.lab : 'black'
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
      <CorridorSpots drawing={drawing} scene={scene} language={language} ids={ids} />
      <TrailLine drawing={drawing} trail={scene.trail} />
      <ExitSpots view={view} scene={scene} language={language} />
      <Sockets />
      <Arrows swaps={scene.swaps} />
      {/* Halos under the pieces, which let every pointer through to them. */}
      <DoorSpots scene={scene} language={language} ids={ids} beginDrag={beginDrag} />
      <Cones drawing={drawing} scene={scene} kinds={['start']} />
      <g className="cx-pieces">
        {scene.pieces.map(({ key, piece, door, lifted, fresh, taken }) => {
          const [x, y] = placeOf(door)
          const state = `${lifted ? ' cx-lifted' : ''}${fresh ? ' cx-fresh' : ''}${taken ? ' cx-taken' : ''}`
          return (
            <g key={key} className="cx-standing" style={{ transform: `translate(${x}px, ${y}px)` }}>
              <g className={`cx-body${state}`}><PieceShape piece={piece} /></g>
            </g>
          )
        })}
      </g>
      <Cones drawing={drawing} scene={scene} kinds={['exit']} />
    </svg>
  )
}

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
      {lines.map(({ id, d }) => <path key={id} d={d} className="cx-wall" strokeWidth={BOARD.corridor_width + 12} />)}
      {lines.map(({ id, d }) => <path key={id} d={d} className="cx-floor" strokeWidth={BOARD.corridor_width} />)}
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

/** Each stretch lights up after the one before; the key makes a new stretch draw itself. */
function TrailLine({ drawing, trail }: { drawing: Drawing; trail: Trail | null }) {
  if (!trail) return null
  const lines = trailLines(drawing, trail.start, trail.doors, trail.exit)
  return (
    <g className={`cx-trail${trail.past ? ' cx-trail-past' : ''}`} aria-hidden="true">
      {lines.map((points, at) => {
        const delay = trail.past ? { animationDelay: `${at * 120}ms` } : {}
        const stop = trail.doors[at] ?? trail.exit ?? ''
        return (
          <g key={`${at}${stop}`}>
            <path d={lineOf(points)} pathLength={1} className="cx-trail-halo" style={delay} />
            <path d={lineOf(points)} pathLength={1} className="cx-trail-line" style={delay} />
          </g>
        )
      })}
    </g>
  )
}

function Cones({ drawing, scene, kinds }: { drawing: Drawing; scene: Scene; kinds: ('start' | 'exit')[] }) {
  return kinds.map((kind) => {
    const at = scene[kind]
    if (!at) return null
    const [x, y] = kind === 'start' ? startPoint(drawing, at) : placeOf(at)
    return (
      <g key={kind} className="cx-cone-stand" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
        <g className="cx-cone-drop"><Cone kind={kind} /></g>
      </g>
    )
  })
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
