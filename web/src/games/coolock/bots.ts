// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · sleepwalker',
    search: 'search · tries things out',
    easy: 'Moth · flutters about',
    medium: 'Owl · looks ahead',
    hard: 'Cat · nine lives, no mistakes',
  },
  fr: {
    random: 'random · somnambule',
    search: 'search · essaie et compare',
    easy: 'Papillon · volette au hasard',
    medium: 'Chouette · regarde devant elle',
    hard: 'Chat · neuf vies, aucune erreur',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
