// The bots of this game, with a word about their character; others are called by their own name.
import type { Language } from '../board'

const CHARACTERS: Record<Language, Record<string, string>> = {
  en: {
    random: 'random · shuffles about',
    search: 'search · tries things out',
    flake: 'flake · dreamy',
    frost: 'frost · awake',
    blizzard: 'blizzard · quick',
    yeti: 'yeti · sees everything',
  },
  fr: {
    random: 'random · au petit bonheur',
    search: 'search · essaie et compare',
    flake: 'flocon · rêve un peu',
    frost: 'givre · ouvre l’œil',
    blizzard: 'blizzard · va vite',
    yeti: 'yéti · voit tout',
  },
}

export function botLabel(name: string, language: Language): string {
  return CHARACTERS[language][name] ?? name
}
