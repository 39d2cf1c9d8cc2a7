// Sentences by key, in a language, with facts in their {places}.
import type { Language } from '../games/board'
import { fillNamed } from './names'

export type Facts = Record<string, string | number>

export function makeSay<Key extends string>(texts: Record<Language, Record<Key, string>>) {
  return (language: Language, key: Key, facts: Facts = {}): string => fillNamed(texts[language][key], facts, language)
}
