// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · rolls dice',
    search: 'search · tries things out',
    easy: 'level 1 · easygoing',
    medium: 'level 2 · seasoned',
    hard: 'level 3 · merciless',
  },
  fr: {
    random: 'random · lance les dés',
    search: 'search · essaie et compare',
    easy: 'niveau 1 · tranquille',
    medium: 'niveau 2 · rusé',
    hard: 'niveau 3 · sans pitié',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
