// How finely the stage is drawn.
import { isSlowWebGL } from './hasWebGL'

const FINEST = 1.75
/** Where the processor draws: so many dots in all, and fewer while things move, for then speed is more than sharpness. */
const DOTS = 1_200_000
const IN_MOTION = 0.55

/** Dots of the picture for each of the page: a number, or the least and the most where the screen's own will do. */
export function sharpness(isMoving: boolean): number | [number, number] {
  if (!isSlowWebGL()) return [1, FINEST]
  // There are no smoothed edges then; more dots than the screen has do the same for a small picture.
  const still = Math.min(FINEST, Math.max(0.75, Math.sqrt(DOTS / (window.innerWidth * window.innerHeight))))
  return isMoving ? still * IN_MOTION : still
}
