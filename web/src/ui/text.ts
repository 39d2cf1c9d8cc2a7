// The page's own words; each game has its own.
import { useLanguage } from './language'
import { en, type Text } from './text.en'
import { fr } from './text.fr'

export type { Text }

export function useText(): Text {
  const [language] = useLanguage()
  return language === 'fr' ? fr : en
}

/** Fill the {places} of a text. */
export function fill(text: string, facts: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}
