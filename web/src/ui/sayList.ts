import type { Language } from '../games/board'

/** "White, Black and Blue". */
export function sayList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'fr' ? 'fr' : 'en-GB', { type: 'conjunction' }).format(words)
}

/** Facts of one sentence, apart by semicolons: in French no line begins with one. */
export function sayParts(words: readonly string[], language: Language): string {
  return words.join(language === 'fr' ? '\u00a0; ' : '; ')
}
