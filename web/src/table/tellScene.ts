// What can be told of a scene through somebody's eyes; seats stand as marks.
import type { GameFolder, Language } from '../games/board'
import type { ToldStep } from '../ui/tale'
import type { Scene } from './telling'

export function tellScene(
  scene: Pick<Scene, 'seq' | 'eyes' | 'steps'>,
  seat: number | null,
  folder: GameFolder,
  language: Language,
): ToldStep {
  const at = Math.max(
    0,
    scene.eyes.findIndex((eye) => eye.seat === seat),
  )
  const events = scene.steps[at]?.events ?? []
  const sentences = events
    .map((event) => folder.tell(scene.eyes[at]?.view, event, language))
    .filter((sentence) => sentence !== null)
  return { seq: scene.seq, sentences }
}
