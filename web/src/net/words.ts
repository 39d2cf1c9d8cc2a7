// What the server says of the actions and events of a game from another package: kept beside the very
// objects that came with them, so that nothing else has to carry it around.
import type { Eye, Frame } from '../wire'

/** By language. Null: nothing needs to be said. Empty: nobody has found words. */
export type Sentence = Record<string, string> | null

const labels = new WeakMap<object, string>()
const sentences = new WeakMap<object, Sentence>()

function isObject(thing: unknown): thing is object {
  return typeof thing === 'object' && thing !== null
}

export function keepEyeWords({ offer, events, words }: Eye): void {
  if (!words) return
  const { actions } = (offer as { actions: unknown[] } | null) ?? { actions: [] }
  for (const [at, label] of words.actions.entries()) {
    const action = actions[at]
    if (isObject(action) && label) labels.set(action, label)
  }
  keepSentences(events, words.events)
}

export function keepFrameWords({ events, words }: Frame): void {
  keepSentences(events, words ?? [])
}

function keepSentences(events: readonly unknown[], told: readonly Sentence[]): void {
  for (const [at, sentence] of told.entries()) {
    const event = events[at]
    if (isObject(event)) sentences.set(event, sentence)
  }
}

/** How the game writes an action; undefined when it does not say. */
export function labelOf(action: object): string | undefined {
  return labels.get(action)
}

/** The game's sentence for an event; undefined when it does not say whether it has one. */
export function sentenceOf(event: unknown, language: string): string | null | undefined {
  if (!isObject(event)) return undefined
  const told = sentences.get(event)
  return told === null ? null : (told?.[language] ?? told?.en)
}
