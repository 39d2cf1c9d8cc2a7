// What lies on the crossings: portions, padlocks, and where a ghost may come to.
import { memo } from 'react'
import { LockArt } from './art/LockArt'
import { PortionArt } from './art/PortionArt'
import { ALL_WAYS } from './facts'
import { pointAt, type Land } from './geometry'
import { spotOf } from './Movers'
import type { Scene } from './playback'
import type { Lock, Portion, Reach } from './wire'

interface Props {
  land: Land
  scene: Scene
  story: number
  /** The ghosts whose ways are shown. */
  reaches: readonly Reach[]
}

const placed = (land: Land, vertex: number, x = 0, y = 0) => {
  const point = pointAt(land, vertex)
  return `translate(${point.x + x} ${point.y + y})`
}

export function Things({ land, scene, story, reaches }: Props) {
  const {
    view: { locks, portions },
    event,
  } = scene
  return (
    <svg
      className="coolock-layer coolock-things"
      viewBox={`0 0 ${land.width} ${land.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Reaches land={land} reaches={reaches} />
      <Lying
        land={land}
        locks={locks}
        portions={portions}
        fresh={event?.type === 'lock_placed' ? event.lock.at : null}
      />
      <Effect key={story} land={land} scene={scene} />
    </svg>
  )
}

interface LyingProps {
  land: Land
  locks: readonly Lock[]
  portions: readonly Portion[]
  /** A padlock that is being put up. */
  fresh: number | null
}

/** A guarded portion looks out from behind its padlock. */
const Lying = memo(function Lying({ land, locks, portions, fresh }: LyingProps) {
  const shut = new Set(locks.map((lock) => lock.at))
  const places = new Set(portions.map((portion) => portion.at))
  return (
    <>
      {portions.map(({ slot, at, owner }) => (
        <g key={`p${slot}`} transform={`${shut.has(at) ? placed(land, at, -13, -10) : placed(land, at)} scale(1.08)`}>
          <PortionArt owner={owner} />
        </g>
      ))}
      {locks.map(({ at, colours }) => (
        <g key={`l${at}`} transform={places.has(at) ? `${placed(land, at, 8, 5)} scale(0.9)` : placed(land, at, 0, -1)}>
          <g className={fresh === at ? 'coolock-lock-drop' : undefined}>
            <LockArt colours={colours} />
          </g>
        </g>
      ))}
    </>
  )
})

/** The likelier, the larger; the number says it in hundredths. */
const Reaches = memo(function Reaches({ land, reaches }: { land: Land; reaches: readonly Reach[] }) {
  const hasNumbers = reaches.length === 1
  const sums = new Map<number, number>()
  for (const { ends } of reaches)
    for (const [end, weight] of ends) if (end !== null) sums.set(end, (sums.get(end) ?? 0) + weight)
  return [...sums].map(([end, weight]) => {
    const share = weight / ALL_WAYS
    const { x, y } = pointAt(land, end)
    const size = 8 + Math.min(9, share * 34)
    return (
      <g key={end} className="coolock-reach" transform={`translate(${x} ${y})`}>
        <circle r={size + 3} className="coolock-reach-mist" />
        <circle r={size} className="coolock-reach-ring" />
        {hasNumbers && <text y="4">{Math.round(share * 100)}</text>}
      </g>
    )
  })
})

/** What is seen for the length of one event, where it happens. */
function Effect({ land, scene }: { land: Land; scene: Scene }) {
  const { event } = scene
  const spot = spotOf(land, scene)
  if (!event || !spot) return null
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      {event.type === 'lock_opened' && (
        <g className="coolock-opening">
          <LockArt colours={event.lock.colours} />
        </g>
      )}
      <g className={`coolock-burst coolock-burst-${event.type}`}>
        <circle r="20" />
        <path d="M0-26V-34M18-18l6-6M26 0h8M18 18l6 6M0 26v8M-18 18l-6 6M-26 0h-8M-18-18l-6-6" />
      </g>
    </g>
  )
}
