// The lines that light up between cones and doors.
import { lineOf, type Drawing } from './geometry'
import type { Trail } from './scene'
import { trailLines } from './trail'
import type { Moves } from './useMoves'

/** All stretches of a walk together light up in this time. */
const WALK_MS = 300

export function Trails({ drawing, trails, moves }: { drawing: Drawing; trails: Trail[]; moves: Moves }) {
  return trails.map((trail) => <TrailLine key={trail.kind} drawing={drawing} trail={trail} moves={moves} />)
}

/** Each stretch lights up after the one before; the key makes a new stretch draw itself. */
function TrailLine({ drawing, trail, moves }: { drawing: Drawing; trail: Trail; moves: Moves }) {
  const lines = trailLines(drawing, trail)
  // The trail of an old round lights up only when it has just been walked; a draft is just there.
  const lights = trail.kind === 'past' ? moves.walked : trail.kind !== 'tried' && trail.kind !== 'worst'
  // Dashes of a draft are in board units, those of a trail that lights up are shares of its length.
  const length = lights ? { pathLength: 1 } : {}
  const each = WALK_MS / lines.length
  return (
    <g className={`cx-trail cx-trail-${trail.kind}${lights ? ' cx-lights' : ''}`} aria-hidden="true">
      {lines.map((points, at) => {
        const pace = trail.kind === 'walk' ? {} : { animationDelay: `${at * each}ms`, animationDuration: `${each}ms` }
        const stop = trail.doors[at] ?? trail.exit ?? ''
        return (
          <g key={`${trail.kind === 'past' ? moves.seq : ''}${at}${stop}`}>
            <path d={lineOf(points)} {...length} className="cx-trail-halo" style={pace} />
            <path d={lineOf(points)} {...length} className="cx-trail-line" style={pace} />
          </g>
        )
      })}
    </g>
  )
}
