// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · rolls dice',
    search: 'search · tries things out',
    level1: 'level 1 · easygoing',
    level2: 'level 2 · seasoned',
    level3: 'level 3 · merciless',
  },
  fr: {
    random: 'random · lance les dés',
    search: 'search · essaie et compare',
    level1: 'niveau 1 · tranquille',
    level2: 'niveau 2 · rusé',
    level3: 'niveau 3 · sans pitié',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
