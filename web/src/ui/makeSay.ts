// Sentences by key, in a language, with facts in their {places}.
import type { Language } from '../games/board'
import { fill } from './fill'

export type Facts = Record<string, string | number>

export function makeSay<Key extends string>(texts: Record<Language, Record<Key, string>>) {
  return (language: Language, key: Key, facts: Facts = {}): string => fill(texts[language][key], facts)
}

/** With a capital letter. */
export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
