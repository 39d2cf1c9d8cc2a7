// Keeps the progress of a guided game outside of React: moments come from the table and from the page.
import type { GuideMoment, GuideStep } from '../games/board'
import { goOn, hear, keepProgress, keptProgress, type Progress } from './progress'

export class Coach {
  private kept: Progress
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly place: string,
    private readonly steps: readonly GuideStep[],
  ) {
    this.kept = keptProgress(place, steps)
  }

  readonly progress = (): Progress => this.kept

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly hear = (moment: GuideMoment): void => {
    this.take(hear(this.steps, this.kept, moment))
  }

  readonly goOn = (moment: GuideMoment): void => {
    this.take(goOn(this.steps, this.kept, moment))
  }

  private take(next: Progress): void {
    if (next === this.kept) return
    this.kept = next
    keepProgress(this.place, next)
    for (const listener of this.listeners) listener()
  }
}
