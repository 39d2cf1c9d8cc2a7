// How time goes while a flick is watched live: slower around what matters, and still for an instant right at it.
import type { Cue } from './reel'

/** Seconds of the recording before and after a moment that are slow, and how slow. */
const [BEFORE, AFTER] = [0.06, 0.08]
const SLOW = 0.3
/** Seconds for which the picture stands still. */
const FREEZE = 0.3
/** Moments nearer than this are one; and of many only the first are shown so. */
const APART = 0.3
const MOST = 4

/** A touch, a fish, a way over a wall. */
export function momentsOf(cues: readonly Cue[]): number[] {
  const all = cues
    .filter(({ fact, take }) => take !== null || fact?.type === 'touched' || fact?.type === 'crossed_over')
    .map(({ seconds }) => seconds)
  return all.filter((each, at) => at === 0 || each - (all[at - 1] ?? 0) >= APART).slice(0, MOST)
}

/** From here on, in both times, it goes at this rate. */
interface Leg {
  watched: number
  recorded: number
  rate: number
}

export class Warp {
  private readonly legs: Leg[] = [{ watched: 0, recorded: 0, rate: 1 }]

  constructor(moments: readonly number[]) {
    for (const moment of moments) {
      this.go(Math.max(moment - BEFORE, this.end.recorded), SLOW)
      this.go(moment, 0)
      this.legs.push({ watched: this.end.watched + FREEZE, recorded: moment, rate: SLOW })
      this.go(moment + AFTER, 1)
    }
  }

  private get end(): Leg {
    return this.legs[this.legs.length - 1] ?? { watched: 0, recorded: 0, rate: 1 }
  }

  /** On to a moment of the recording, then at another rate. */
  private go(recorded: number, rate: number): void {
    const { watched, recorded: before, rate: now } = this.end
    this.legs.push({ watched: watched + (now > 0 ? (recorded - before) / now : 0), recorded, rate })
  }

  /** Seconds of the recording after so many seconds of watching. */
  at(watched: number): number {
    const leg = this.legs.findLast((each) => each.watched <= watched) ?? this.legs[0]
    return leg ? leg.recorded + (watched - leg.watched) * leg.rate : watched
  }
}
