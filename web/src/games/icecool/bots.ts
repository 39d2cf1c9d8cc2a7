// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · flicks with closed eyes',
    search: 'search · tries things out',
    easy: 'Chick · a shaky wing',
    medium: 'Fisher · knows the doors',
    hard: 'Emperor · plans every curve',
  },
  fr: {
    random: 'random · tire les yeux fermés',
    search: 'search · essaie et compare',
    easy: 'Poussin · l’aile tremblante',
    medium: 'Pêcheur · connaît les portes',
    hard: 'Empereur · calcule chaque courbe',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
