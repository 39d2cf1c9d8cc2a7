// The rules of each game, as they stand beside its code; loaded when somebody wants to read them.
import type { Language } from '../games/board'

const files = import.meta.glob<string>('../../../src/tablee/games/*/rules*.md', {
  query: '?raw',
  import: 'default',
})

/** In the reader's language, else in English; null when a game has no rules to read. */
export async function loadRules(slug: string, language: Language): Promise<string | null> {
  const folder = `../../../src/tablee/games/${slug}`
  const english = files[`${folder}/rules.md`]
  const load = language === 'en' ? english : (files[`${folder}/rules.${language}.md`] ?? english)
  return (await load?.()) ?? null
}
