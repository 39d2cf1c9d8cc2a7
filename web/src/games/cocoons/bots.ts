// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · slides about',
    search: 'search · tries things out',
    novice: 'novice · forgets now and then',
    regular: 'regular · remembers most of it',
    expert: 'expert · forgets nothing',
  },
  fr: {
    random: 'random · au petit bonheur',
    search: 'search · essaie et compare',
    novice: 'novice · oublie parfois',
    regular: 'habitué · retient presque tout',
    expert: 'expert · n’oublie rien',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
