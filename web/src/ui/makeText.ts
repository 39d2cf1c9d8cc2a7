// One text in each language: a hook gives components their reader's.
import type { Language } from '../games/board'
import { useLanguage } from './language'
import { typeset } from './naming'

export function makeText<Text>({ en, fr }: Record<Language, Text>): () => Text {
  const texts = { en, fr: typesetAll(fr) }
  return function useOwnText() {
    const [language] = useLanguage()
    return texts[language]
  }
}

/** Every text, however deep; functions and numbers as they are. */
function typesetAll<Thing>(thing: Thing): Thing {
  if (typeof thing === 'string') return typeset(thing) as Thing
  if (Array.isArray(thing)) return thing.map(typesetAll) as Thing
  if (typeof thing !== 'object' || thing === null) return thing
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, typesetAll(value)])) as Thing
}
