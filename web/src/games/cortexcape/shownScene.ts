// Which scene the board shows: a look back, one's own draft with its hints, another's draft, or
// the board as it stands.
import { buildMarks, lockMarks, withCheapest, withWorst, type LookedAt } from './pricing'
import { lookBackScene } from './lookBack'
import { stillScene, type ConePoint, type Scene } from './scene'
import { triedScene, type Turns } from './sketching'
import type { HintSwitches } from './useHintSwitches'
import type { Hints, Sketch, View } from './wire'

interface Shown extends Turns {
  view: View
  tried: Sketch | null
  cone: ConePoint | null
  pair: LookedAt
  switches: HintSwitches
  hints: Hints | null
}

export function shownScene({ view, build, lock, path, tried, cone, pair, switches, hints }: Shown): Scene {
  const last = hints?.last
  if (switches.back && last) {
    const [, start, exit] = last.dearest
    return lookBackScene(view, view.history.length, { lock: [start, exit], path: last.cheapest_path })
  }
  const helps = view.table.assist === 'learning' && !switches.hidden
  if (build) {
    const filled = new Set(build.scene.pieces.map(({ door }) => door))
    if (!helps) return build.scene
    return withWorst({ ...build.scene, hints: buildMarks(hints, build.ground.bounds.towers, filled) }, hints)
  }
  if (lock) return helps && hints ? { ...lock.scene, hints: lockMarks(hints, pair) } : lock.scene
  if (path) return helps && hints && switches.ghost ? withCheapest(path.scene, view, hints) : path.scene
  return tried ? triedScene(view, tried, cone) : stillScene(view, cone)
}
