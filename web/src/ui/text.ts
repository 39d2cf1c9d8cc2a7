// The page's own words; each game has its own.
import { useLanguage } from './language'
import { en, type Text } from './text.en'
import { fr } from './text.fr'

export { fill } from './fill'
export type { Text }

export function useText(): Text {
  const [language] = useLanguage()
  return language === 'fr' ? fr : en
}
