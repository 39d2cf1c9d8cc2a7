// Drafts for the eyes of others (CX-82): one's own as a Sketch, somebody else's as a scene.
import { DOOR_IDS } from './geometry'
import { pieceOn } from './reading'
import { lettersOf, stillScene, type ConePoint, type Scene } from './scene'
import type { TextKey } from './text'
import type { BuildTurn } from './useBuildDraft'
import type { LockTurn } from './useLockDraft'
import type { PathTurn } from './usePathDraft'
import type { Sketch, View } from './wire'

export interface Turns {
  build: BuildTurn | null
  lock: LockTurn | null
  path: PathTurn | null
}

export function buildSketch({ draft, scene }: BuildTurn): Sketch {
  return { board: lettersOf(scene), swaps: Object.entries(draft.swaps), start: null, exit: null, doors: [] }
}

/** The draft to be shown; null while it is blank. */
export function sketchOf(view: View, { build, lock, path }: Turns): Sketch | null {
  if (build) {
    const blank = Object.keys(build.draft.fill).length + Object.keys(build.draft.swaps).length === 0
    return blank ? null : buildSketch(build)
  }
  const still: Sketch = { board: view.board, swaps: [], start: null, exit: null, doors: [] }
  if (lock?.start) return { ...still, start: lock.start, exit: lock.exit }
  if (path && path.doors.length > 0) return { ...still, start: view.start, exit: view.exit, doors: [...path.doors] }
  return null
}

const DOING: Partial<Record<View['phase'], TextKey>> = { build: 'isBuilding', lock: 'isLocking', path: 'isWalking' }

/** What the acting seat is said to be doing. */
export const doingKey = (view: View): TextKey | null => DOING[view.phase] ?? null

export function triedScene(view: View, sketch: Sketch, cone: ConePoint | null): Scene {
  const still = stillScene(view, cone)
  if (view.phase === 'lock') {
    return { ...still, cones: { start: sketch.start ?? '', startAt: null, exit: sketch.exit ?? '', kind: 'tried' } }
  }
  if (view.phase === 'path') {
    const { start, startAt } = still.cones
    return { ...still, trails: [{ start, startAt, doors: sketch.doors, exit: null, kind: 'tried' }] }
  }
  const pieces = DOOR_IDS.flatMap((home) => {
    const swap = sketch.swaps.find((pair) => pair.includes(home))
    // A swapped piece keeps the key of the door it came from: it is seen travelling.
    const door = swap ? (swap[0] === home ? swap[1] : swap[0]) : home
    const piece = pieceOn(sketch.board, door)
    if (!piece) return []
    const tried = piece !== pieceOn(view.board, door)
    return [{ key: `${view.round}b${home}`, piece, door, lifted: false, fresh: tried && !swap, taken: false, tried }]
  })
  return { ...still, pieces, swaps: sketch.swaps }
}
