// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · slides about',
    search: 'search · tries things out',
    easy: 'novice · forgets now and then',
    medium: 'regular · remembers most of it',
    hard: 'expert · forgets nothing',
  },
  fr: {
    random: 'random · au petit bonheur',
    search: 'search · essaie et compare',
    easy: 'novice · oublie parfois',
    medium: 'habitué · retient presque tout',
    hard: 'expert · n’oublie rien',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
