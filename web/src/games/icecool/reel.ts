// A flick that is watched, live or again: what of it has happened at an instant.
import { posesAt, secondsAt, type Recording, type Standing } from './recording'
import type { Happening } from './reading'
import type { Spot } from './stage'
import type { Fish, Take } from './wire'

export interface Reel {
  key: string
  /** Of the flick, in the game. */
  number: number
  seat: number
  /** Where it was flicked to: the penguin looks there. */
  direction: number
  text: string
  starts: readonly Standing[]
  happenings: readonly Happening[]
  takes: readonly Take[]
  /** What hung before it; null: what is shown hanging. */
  fish: readonly Fish[] | null
  isLive: boolean
}

export type MarkKind = 'bounce' | 'touch' | 'pass' | 'over'

/** A short flash where something has just happened. */
export interface Mark {
  id: number
  kind: MarkKind
  at: Spot
}

/** An instant at which something is to be shown or heard. */
export interface Cue {
  seconds: number
  fact: Happening | null
  take: Take | null
}

const KINDS: Record<Happening['type'], MarkKind> = {
  passed: 'pass',
  touched: 'touch',
  bounced: 'bounce',
  crossed_over: 'over',
  jumped: 'over',
  left_board: 'over',
  got_stuck: 'touch',
}

export const kindOf = (fact: Happening): MarkKind => KINDS[fact.type]

export function cuesOf(reel: Reel): Cue[] {
  const facts = reel.happenings.map((fact): Cue => ({ seconds: secondsAt(fact.sample), fact, take: null }))
  const takes = reel.takes.map((take): Cue => ({ seconds: secondsAt(take.sample), fact: null, take }))
  return [...facts, ...takes].sort((one, other) => one.seconds - other.seconds)
}

/** How many cues are past at an instant. */
export const passedAt = (cues: readonly Cue[], seconds: number): number =>
  cues.filter((cue) => cue.seconds <= seconds).length

/** How long a mark stays, in seconds of the recording. */
const MARK_S = 0.5

export function marksAt(reel: Reel, recording: Recording, cues: readonly Cue[], passed: number): Mark[] {
  const now = cues[passed - 1]?.seconds ?? 0
  return cues.slice(0, passed).flatMap(({ fact, seconds }, id): Mark[] => {
    if (!fact || seconds < now - MARK_S) return []
    const pose = posesAt(recording, seconds, reel.starts).find((each) => each.seat === fact.seat)
    return pose ? [{ id, kind: kindOf(fact), at: { x: pose.x, y: pose.y } }] : []
  })
}
