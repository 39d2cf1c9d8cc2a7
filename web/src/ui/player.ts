// Plays what happened, part by part, before it shows how things are now: the one queue of all boards.
import type { Step } from '../games/board'

/** How a game tells its steps; V is its view, S the picture that is shown, P a part of the story. */
export interface Script<V, S, P> {
  /** The picture while nothing is being told. */
  still: (view: V, last: S | null) => S
  /** What a step is told in; `known` is the picture at the end of all that still waits. */
  partsOf: (step: Step, view: V, known: S) => readonly P[]
  /** How long a part is shown while so many wait; 0: together with the next, null: until it is finished. */
  msOf: (part: P, waiting: number) => number | null
  /** The picture while a part is shown; `rest` is what the same step tells after it, `after` how it ends. */
  begin: (scene: S, part: P, rest: readonly P[], after: V) => S
  /** The picture once it was shown, where that is another one. */
  end?: (scene: S, part: P, after: V) => S
}

/** What a board shows at a moment; another object after each change. */
export interface Played<V, S, P> {
  scene: S
  /** What is being shown, and how long. */
  part: P | null
  ms: number
  /** Another number for every part. */
  number: number
  isPlaying: boolean
  /** The view that has been taken up last, and the number of the step that led to it. */
  view: V
  seq: number | null
  /** The view from before the playing began; the present one while nothing is played. */
  settled: V
}

interface Waiting<V, P> {
  seq: number
  part: P
  rest: readonly P[]
  after: V
}

const SHORTEST_MS = 150
const LONGEST_MS = 400
/** With more than this in the queue everything goes faster. */
const MANY = 4
/** Of more steps than this the older ones are told at once. */
const MOST_STEPS = 4

/** For pieces that move: 150 to 400 ms, less in a hurry, and 0 for what needs no time. */
export function paced(wanted_ms: number, waiting: number): number {
  if (wanted_ms <= 0) return 0
  const hurried = waiting > MANY ? wanted_ms / 2 : wanted_ms
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, hurried))
}

export class Player<V, S, P> {
  readonly #script: Script<V, S, P>
  readonly #listeners = new Set<() => void>()
  #now: Played<V, S, P>
  #step: Step | null
  #queue: Waiting<V, P>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** What has happened before the board was opened is not played. */
  constructor(script: Script<V, S, P>, view: V, step: Step | null) {
    this.#script = script
    this.#step = step
    const seq = step?.seq ?? null
    const rest = { part: null, ms: 0, number: 0, isPlaying: false, view, seq, settled: view }
    this.#now = { scene: script.still(view, null), ...rest }
  }

  readonly get = (): Played<V, S, P> => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** The table as it is now, and what led to it; where nobody watches it is told at once. */
  take(view: V, step: Step | null, isWatched: boolean): void {
    if (view === this.#now.view && step === this.#step) return
    // The same step through the eyes of another seat at this screen has been told already.
    const isNew = step !== null && step.seq !== this.#step?.seq
    this.#step = step
    this.#now = { ...this.#now, view, seq: step?.seq ?? null }
    if (isNew) this.#queue.push(...this.#waitingFor(step, view))
    if (step === null || (isNew && !isWatched)) this.#hurry(0)
    else this.#hurry(MOST_STEPS)
    if (this.#now.part === null) this.#goOn()
    this.#tell()
  }

  /** What is being shown has been seen. */
  readonly finish = (): void => {
    if (this.#now.part === null) return
    this.#endFirst()
    this.#goOn()
    this.#tell()
  }

  /** The present at once. */
  readonly skip = (): void => {
    this.#hurry(0)
    this.#goOn()
    this.#tell()
  }

  /** Lets go of the clock. */
  readonly stop = (): void => {
    clearTimeout(this.#timer)
  }

  #waitingFor(step: Step, view: V): Waiting<V, P>[] {
    const { begin, end, partsOf } = this.#script
    const known = this.#queue.reduce((scene, { part, rest, after }) => {
      const begun = begin(scene, part, rest, after)
      return end?.(begun, part, after) ?? begun
    }, this.#now.scene)
    const parts = partsOf(step, view, known)
    return parts.map((part, at) => ({ seq: step.seq, part, rest: parts.slice(at + 1), after: view }))
  }

  #timed(): Waiting<V, P>[] {
    return this.#queue.filter(({ part }) => this.#script.msOf(part, 0) !== 0)
  }

  /** Tells the older ones at once, until no more than so many steps need time. */
  #hurry(most: number): void {
    while (this.#queue.length > 0 && (most === 0 || new Set(this.#timed().map(({ seq }) => seq)).size > most)) {
      if (this.#now.part === null) this.#beginFirst()
      this.#endFirst()
    }
  }

  #beginFirst(): void {
    const [first] = this.#queue
    if (!first) return
    const scene = this.#script.begin(this.#now.scene, first.part, first.rest, first.after)
    this.#now = { ...this.#now, scene, part: first.part }
  }

  #endFirst(): void {
    clearTimeout(this.#timer)
    const first = this.#queue.shift()
    if (!first) return
    const { part, after, rest } = first
    const scene = this.#script.end?.(this.#now.scene, part, after) ?? this.#now.scene
    this.#now = { ...this.#now, part: null, scene: rest.length === 0 ? this.#script.still(after, scene) : scene }
  }

  /** To the next part that needs time; or to the present. */
  #goOn(): void {
    for (let first = this.#queue[0]; first; first = this.#queue[0]) {
      const ms = this.#script.msOf(first.part, this.#timed().length)
      this.#beginFirst()
      if (ms !== 0) {
        this.#now = { ...this.#now, ms: ms ?? 0, number: this.#now.number + 1, isPlaying: true }
        if (ms !== null) this.#timer = setTimeout(this.finish, ms)
        return
      }
      this.#endFirst()
    }
    const { view, scene } = this.#now
    this.#now = { ...this.#now, scene: this.#script.still(view, scene), ms: 0, isPlaying: false, settled: view }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
