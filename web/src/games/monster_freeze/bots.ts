// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · shuffles about',
    search: 'search · tries things out',
    easy: 'flake · dreamy',
    medium: 'frost · awake',
    hard: 'blizzard · quick',
    master: 'yeti · sees everything',
  },
  fr: {
    random: 'random · au petit bonheur',
    search: 'search · essaie et compare',
    easy: 'flocon · rêve un peu',
    medium: 'givre · ouvre l’œil',
    hard: 'blizzard · va vite',
    master: 'yéti · voit tout',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
