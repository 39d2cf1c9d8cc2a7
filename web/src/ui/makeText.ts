// One text in each language: how components take their reader's, and how sentences are said by key.
import type { Language } from '../games/board'
import { fill } from './fill'
import { useLanguage } from './language'

export type Facts = Record<string, string | number>

/** A hook that gives the texts in the reader's language. */
export function makeText<Text>(texts: Record<Language, Text>): () => Text {
  return function useOwnText() {
    const [language] = useLanguage()
    return texts[language]
  }
}

/** A function that says a sentence by its key, with facts in its {places}. */
export function makeSay<Key extends string>(texts: Record<Language, Record<Key, string>>) {
  return (language: Language, key: Key, facts: Facts = {}): string => fill(texts[language][key], facts)
}

/** With a capital letter. */
export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
