// Sentences by key, in a language, with facts in their {places}.
import type { Language } from '../games/board'
import type { Facts } from './fill'
import { fillNamed } from './names'

export type { Facts }

/** `constants` are the numbers of the rules that any sentence may speak of. */
export function makeSay<Key extends string>(texts: Record<Language, Record<Key, string>>, constants: Facts = {}) {
  return (language: Language, key: Key, facts: Facts = {}): string =>
    fillNamed(texts[language][key], { ...constants, ...facts }, language)
}
