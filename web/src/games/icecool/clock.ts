// The time of a recording that is being watched: it runs, slows down, stops and jumps.
export class ReelClock {
  #seconds = 0
  #since_ms: number | null = null
  #rate = 1

  /** How far the recording is, at this moment of the page's own clock. */
  at(now_ms: number): number {
    return this.#since_ms === null ? this.#seconds : this.#seconds + ((now_ms - this.#since_ms) / 1000) * this.#rate
  }

  run(now_ms: number): void {
    if (this.#since_ms === null) this.#since_ms = now_ms
  }

  stop(now_ms: number): void {
    this.#seconds = this.at(now_ms)
    this.#since_ms = null
  }

  seek(now_ms: number, seconds: number): void {
    this.#seconds = seconds
    if (this.#since_ms !== null) this.#since_ms = now_ms
  }

  setRate(now_ms: number, rate: number): void {
    this.seek(now_ms, this.at(now_ms))
    this.#rate = rate
  }

  get isRunning(): boolean {
    return this.#since_ms !== null
  }
}

/** Counts the frames that were really drawn. */
export class FrameMeter {
  #frames = 0
  #first_ms = 0
  #last_ms = 0

  count(now_ms: number): void {
    if (this.#frames === 0) this.#first_ms = now_ms
    if (now_ms === this.#last_ms) return
    this.#frames += 1
    this.#last_ms = now_ms
  }

  /** Frames a second; null while there are too few to tell. */
  get rate(): number | null {
    const long_ms = this.#last_ms - this.#first_ms
    return this.#frames < 10 || long_ms < 200 ? null : Math.round(((this.#frames - 1) * 1000) / long_ms)
  }
}
