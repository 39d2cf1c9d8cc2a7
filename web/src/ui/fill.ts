import type { Language } from '../games/board'

export type Facts = Record<string, string | number>

const RULES: Record<Language, Intl.PluralRules> = { en: new Intl.PluralRules('en-GB'), fr: new Intl.PluralRules('fr') }
const PLURAL = /\{(\w+)\|((?:[^|{}]|\{\w+\})*)\|((?:[^|{}]|\{\w+\})*)\}/g

/** Fill the {places} of a text. Of {count|token|tokens}, the words for one or for several stay. */
export function fill(text: string, facts: Facts, language: Language = 'en'): string {
  return text
    .replace(PLURAL, (_, name: string, one: string, several: string) =>
      RULES[language].select(Number(facts[name])) === 'one' ? one : several,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
