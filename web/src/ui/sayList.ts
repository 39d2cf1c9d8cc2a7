import type { Language } from '../games/board'

/** "White, Black and Blue". */
export function sayList(words: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'fr' ? 'fr' : 'en-GB', { type: 'conjunction' }).format(words)
}
