// The rules of each game, as they stand beside its code, here or in its package; loaded when somebody
// wants to read them. The how-to is what a family reads; the numbered rules are for referees.
import type { Language } from '../games/board'
import { findGame, packageText } from '../net/api'

const files = import.meta.glob<string>(
  ['../../../src/tablee/games/*/rules*.md', '../../../src/tablee/games/*/howto.*.md'],
  { query: '?raw', import: 'default' },
)

export interface RulesTexts {
  /** Null when a game has none. */
  rules: string | null
  howto: string | null
  /** Where a picture of the how-to is fetched from. */
  picture: (path: string) => string | undefined
}

/** In the reader's language, else in English. */
export async function loadRules(slug: string, language: Language): Promise<RulesTexts> {
  const folder = `../../../src/tablee/games/${slug}`
  const english = files[`${folder}/rules.md`]
  if (!english) return loadPackageRules(slug, language)
  const rules = language === 'en' ? english : (files[`${folder}/rules.${language}.md`] ?? english)
  const howto = files[`${folder}/howto.${language}.md`] ?? files[`${folder}/howto.en.md`]
  const { pictureOf } = await import('./howtoPictures')
  return {
    rules: await rules(),
    howto: howto ? await howto() : null,
    picture: (path) => pictureOf(slug, path),
  }
}

/** What a package brings. */
async function loadPackageRules(slug: string, language: Language): Promise<RulesTexts> {
  const brings = (await findGame(slug).catch(() => undefined))?.outside
  const choose = (there: readonly string[] = []) => [language, 'en', 'fr'].find((each) => there.includes(each))
  const rules = choose(brings?.rules)
  const howto = choose(brings?.howto)
  return {
    rules: rules === undefined ? null : await packageText(slug, rules === 'en' ? 'rules.md' : `rules.${rules}.md`),
    howto: howto === undefined ? null : await packageText(slug, `howto.${howto}.md`),
    picture: (path) => (path.split('/').includes('..') ? undefined : `/games/${slug}/${path}`),
  }
}
