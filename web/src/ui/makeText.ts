// One text in each language: a hook gives components their reader's.
import type { Language } from '../games/board'
import { useLanguage } from './language'

export function makeText<Text>(texts: Record<Language, Text>): () => Text {
  return function useOwnText() {
    const [language] = useLanguage()
    return texts[language]
  }
}
