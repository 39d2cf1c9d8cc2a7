// Keeps the progress of a guided game outside of React: moments come from the table and from the page.
import type { GuideMoment, GuideStep } from '../games/board'
import { goOn, hear, keepProgress, keptProgress, type Progress } from './progress'

/** A position of the table, and what it is to the learner. */
export interface Told {
  seq: number
  moment: GuideMoment | null
}

export class Coach {
  private kept: Progress
  private heard = -1
  private present: GuideMoment | null = null
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

  /** What has been shown, step by step, and where the table stands; nothing happens twice. */
  readonly follow = (shown: readonly Told[], settled: Told): void => {
    for (const { seq, moment } of shown) {
      if (!moment || seq <= this.heard) continue
      this.heard = seq
      this.present = { ...moment, events: [] }
      this.take(hear(this.steps, this.kept, moment))
    }
    // While more is shown, the table stands where it stood before all of it: that is no step back.
    if (settled.seq >= this.heard || !this.present) this.present = settled.moment
    this.look()
  }

  /** What came after this was taken back, and may happen again. */
  readonly goBack = (seq: number): void => {
    this.heard = seq
  }

  /** The page may have changed. */
  readonly look = (): void => {
    if (this.present) this.take(hear(this.steps, this.kept, this.present))
  }

  readonly goOn = (): void => {
    if (this.present) this.take(goOn(this.steps, this.kept, this.present))
  }

  private take(next: Progress): void {
    if (next === this.kept) return
    this.kept = next
    keepProgress(this.place, next)
    for (const listener of this.listeners) listener()
  }
}
