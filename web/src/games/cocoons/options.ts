// The options a new table asks for, and what their values are called.
import type { OptionValue } from '../../net/api'
import type { Language } from '../board'

export const options = ['level', 'assist', 'auto_share', 'hard']

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    level: 'Level',
    'level=1': '1 · Plain lids',
    'level=2': '2 · Slippery works',
    'level=3': '3 · Magic locks',
    'level=4': '4 · Turning box',
    'level=5': '5 · Puzzle',
    'level=custom': 'a box of your own',
    hard: 'Hard mode',
    'hard=false': 'no',
    'hard=true': 'yes, empty slots cost a token',
    assist: 'Memory',
    'assist=off': 'in your heads',
    'assist=pins': 'pins keep what was told',
    auto_share: 'What you see',
    'auto_share=true': 'is told to all at once',
    'auto_share=false': 'you speak up yourselves',
    bot_hints: 'Bots remind you',
    'bot_hints=true': 'yes',
    'bot_hints=false': 'no',
    reserve: 'Tokens',
    first_seat: 'Who begins',
  },
  fr: {
    level: 'Niveau',
    'level=1': '1 · Couvercles simples',
    'level=2': '2 · Mécanique glissante',
    'level=3': '3 · Serrures magiques',
    'level=4': '4 · Boîte tournante',
    'level=5': '5 · Casse-tête',
    'level=custom': 'une boîte à vous',
    hard: 'Mode difficile',
    'hard=false': 'non',
    'hard=true': 'oui, une case vide coûte un jeton',
    assist: 'Mémoire',
    'assist=off': 'dans vos têtes',
    'assist=pins': 'des épingles gardent ce qui est dit',
    auto_share: 'Ce que vous voyez',
    'auto_share=true': 'est dit à tous aussitôt',
    'auto_share=false': 'à vous de le dire',
    bot_hints: 'Les robots rappellent',
    'bot_hints=true': 'oui',
    'bot_hints=false': 'non',
    reserve: 'Jetons',
    first_seat: 'Qui commence',
  },
}

export function optionLabel(name: string, value: OptionValue | null, language: Language): string {
  const key = value === null ? name : `${name}=${String(value)}`
  return WORDS[language][key] ?? (value === null ? name : String(value))
}
