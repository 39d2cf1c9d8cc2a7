// What is told, line by line: what one seat does in a row is one sentence. Seats stand as marks.
import type { By } from '../wire'
import { firstSeat } from './naming'

/** What was told of one step of the table. */
export interface ToldStep {
  seq: number
  sentences: readonly string[]
  /** Who made the decision, and in whose name. */
  by?: By | null
}

/** A line of the story: a turn of somebody, or something that nobody did. */
export interface Line {
  /** The first and the last step that it tells of. */
  from: number
  to: number
  seat: number | null
  text: string
  by: By | null
}

/** "Ada rolls 4." and "Ada takes a portion." are "Ada rolls 4, takes a portion." */
export function joined(before: string, after: string): string {
  const seat = firstSeat(after)
  const isSame = seat !== null && seat === firstSeat(before) && before.endsWith('.') && isOneSentence(before)
  if (!isSame) return `${before} ${after}`
  const rest = after.slice(1).trimStart()
  return `${before.slice(0, -1)}${before.includes(':') ? ';' : ','} ${rest}`
}

const isOneSentence = (text: string): boolean => !/[.!?] /.test(text)

/** Who acted in the name of the seat's holder; null for the holder, and for the luck that follows. */
const actorOf = (by: By | null): By['as'] | null => (by?.as === 'stand_in' || by?.as === 'clock' ? by.as : null)

export function linesOf(steps: readonly ToldStep[]): Line[] {
  const lines: Line[] = []
  for (const { seq, sentences, by = null } of steps) {
    for (const text of sentences) {
      const seat = firstSeat(text)
      const last = lines.at(-1)
      const isSame = seat === null ? last?.to === seq : seat === last?.seat && actorOf(by) === actorOf(last.by)
      const goesOn = last !== undefined && isSame
      if (goesOn) lines[lines.length - 1] = { ...last, to: seq, text: joined(last.text, text) }
      else lines.push({ from: seq, to: seq, seat, text, by })
    }
  }
  return lines
}

/** What each line is known by: a step in which several act has several lines. */
export const keysOf = (lines: readonly Line[]): string[] =>
  lines.map(({ from }, index) => `${from}.${index - lines.findIndex((line) => line.from === from)}`)

/** What two lines of a bar can hold. */
const MOST_LETTERS = 120

/** The line told last; of a long turn only what came last of it, which must not be cut off. */
export function newestOf(steps: readonly ToldStep[]): Line | undefined {
  const turn = linesOf(steps).at(-1)
  if (!turn || turn.text.length <= MOST_LETTERS) return turn
  return linesOf(steps.filter(({ seq }) => seq === turn.to)).at(-1)
}
