// Marks of what happened are drawn once it has been shown.
import type { Recent, Step } from '../games/board'

/** Without the step that is still being shown. */
export function shownOf(recent: readonly Recent[], step: Step | null, isPlaying: boolean): readonly Recent[] {
  return isPlaying && step ? recent.filter(({ seq }) => seq !== step.seq) : recent
}
