// What happened before this page was opened can be shown again, too: the story brings the positions. Pure.
import type { Eye, Frame } from '../wire'
import { bare, recentOf, sceneOf, type Scene, type Telling } from './telling'

/** The steps of one seat of this page, or of a spectator; the first frame is where they begin. */
export interface Seen {
  eye: Eye
  frames: readonly Frame[]
}

/** Where the story has to begin so that the first of these can be shown. */
export const storyAfter = ([first]: readonly Scene[]): number => Math.max(0, (first?.seq ?? 0) - 2)

/** What was only heard of, and all that was shown since, once more. */
export function retold(telling: Telling, seen: readonly Seen[]): Telling {
  const opened = telling.past[0]?.before ?? telling.shown
  const [first, ...steps] = (seen[0]?.frames ?? []).filter(({ seq }) => seq <= opened.seq)
  const last = steps.at(-1)
  // Meanwhile something was taken back, or nobody may look back so far.
  if (!first || last?.seq !== opened.seq) return telling
  const begin = bare(positionAt(first, seen, opened))
  const scenes = steps.reduce<Scene[]>((all, frame) => {
    const scene = positionAt(frame, seen, opened)
    const isLast = frame === last && telling.past.length === 0
    // The present has offers; what led to it has none.
    const shown = isLast ? { ...opened, steps: scene.steps, by: scene.by } : scene
    return [...all, sceneOf(shown, bare(all.at(-1) ?? begin))]
  }, [])
  return { ...telling, shown: begin, queue: [...scenes, ...telling.past], past: [] }
}

function positionAt(frame: Frame, seen: readonly Seen[], opened: Scene): Scene {
  const own = seen.map(({ eye, frames }) => {
    const { view, events } = frames.find(({ seq }) => seq === frame.seq) ?? frame
    return { ...eye, view, events, offer: null, take_back: false }
  })
  const { seq, awaits, seat, by } = frame
  return sceneOf({
    seq,
    eyes: own,
    steps: own.map(({ events }) => ({ seq, events })),
    waiting: awaits && {
      type: 'decide',
      seats: awaits,
      deadline_ms: null,
      expiry: 'stand_in',
      asides: [],
      stand_ins: [],
    },
    by: seat === null ? [] : [by ?? { seat, as: 'person' }],
    hasSecrets: opened.hasSecrets,
  })
}

/** What can be told again begins before this page was opened. */
export const isFromBefore = (past: readonly Scene[]): boolean => recentOf(past)[0]?.isEarlier ?? false
