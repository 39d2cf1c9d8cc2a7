// What lies on the crossings: portions, padlocks, and where a ghost may come to.
import { LockArt } from './art/LockArt'
import { PortionArt } from './art/PortionArt'
import { pointAt, type Land } from './geometry'
import { spotOf } from './Movers'
import type { Scene } from './playback'
import { lockAt } from './reading'
import type { Reach } from './wire'

interface Props {
  land: Land
  scene: Scene
  story: number
  /** The ghosts whose ways are shown. */
  reaches: readonly Reach[]
  /** Padlocks that can be chosen now. */
  picks: ReadonlySet<number>
}

export function Things({ land, scene, story, reaches, picks }: Props) {
  const { view, event } = scene
  const at = (vertex: number, x = 0, y = 0) => { const point = pointAt(land, vertex); return `translate(${point.x + x} ${point.y + y})` }
  return (
    <svg className="coolock-layer coolock-things" viewBox={`0 0 ${land.width} ${land.height}`} aria-hidden="true" focusable="false">
      <Reaches land={land} reaches={reaches} />
      {view.portions.map((portion) => {
        const isGuarded = lockAt(view, portion.at) !== null
        return (
          <g key={`p${portion.slot}`} className="coolock-portion" transform={isGuarded ? at(portion.at, -13, -10) : at(portion.at)}>
            <g className={isGuarded ? undefined : 'coolock-free-portion'}><g transform="scale(1.08)"><PortionArt owner={portion.owner} /></g></g>
          </g>
        )
      })}
      {view.locks.map((lock) => {
        const isOver = view.portions.some((portion) => portion.at === lock.at)
        const isNew = event?.type === 'lock_placed' && event.lock.at === lock.at
        return (
          <g key={`l${lock.at}`} className={picks.has(lock.at) ? 'coolock-lock coolock-lock-pick' : 'coolock-lock'} transform={isOver ? `${at(lock.at, 8, 5)} scale(0.9)` : at(lock.at, 0, -1)}>
            <g className={isNew ? 'coolock-lock-drop' : undefined}><LockArt colours={lock.colours} /></g>
          </g>
        )
      })}
      <Effect key={story} land={land} scene={scene} />
    </svg>
  )
}

/** Weights are of 72: the likelier, the larger; the number says it in hundredths. */
function Reaches({ land, reaches }: { land: Land; reaches: readonly Reach[] }) {
  const hasNumbers = reaches.length === 1
  const sums = new Map<number, number>()
  for (const { ends } of reaches) for (const [end, weight] of ends) if (end !== null) sums.set(end, (sums.get(end) ?? 0) + weight)
  return [...sums].map(([end, weight]) => {
    const share = weight / 72
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
}

/** What is seen for the length of one event, where it happens. */
function Effect({ land, scene }: { land: Land; scene: Scene }) {
  const { event } = scene
  const spot = spotOf(land, scene)
  if (!event || !spot) return null
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      {event.type === 'lock_opened' && <g className="coolock-opening"><LockArt colours={event.lock.colours} /></g>}
      <g className={`coolock-burst coolock-burst-${event.type}`}>
        <circle r="20" />
        <path d="M0-26V-34M18-18l6-6M26 0h8M18 18l6 6M0 26v8M-18 18l-6 6M-26 0h-8M-18-18l-6-6" />
      </g>
    </g>
  )
}
