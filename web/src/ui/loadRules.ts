// The rules of each game, as they stand beside its code, here or in its package; loaded when somebody
// wants to read them.
import type { Language } from '../games/board'
import { findGame, packageText } from '../net/api'

const files = import.meta.glob<string>('../../../src/tablee/games/*/rules*.md', {
  query: '?raw',
  import: 'default',
})

/** In the reader's language, else in English; null when a game has no rules to read. */
export async function loadRules(slug: string, language: Language): Promise<string | null> {
  const folder = `../../../src/tablee/games/${slug}`
  const english = files[`${folder}/rules.md`]
  if (!english) return loadPackageRules(slug, language)
  const load = language === 'en' ? english : (files[`${folder}/rules.${language}.md`] ?? english)
  return load()
}

/** The rules that a package brings. */
async function loadPackageRules(slug: string, language: Language): Promise<string | null> {
  const there = (await findGame(slug).catch(() => undefined))?.outside?.rules ?? []
  const chosen = [language, 'en', 'fr'].find((each) => there.includes(each))
  return chosen === undefined ? null : packageText(slug, chosen === 'en' ? 'rules.md' : `rules.${chosen}.md`)
}
