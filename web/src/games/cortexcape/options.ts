// The options a new table asks for, and what their values are called.
import type { Language } from '../board'

export const options = ['lab', 'mode', 'assist', 'clock']

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    lab: 'Labyrinth',
    'lab=blue': 'Blue, for beginners',
    'lab=green': 'Green',
    'lab=red': 'Red',
    'lab=black': 'Black, the hardest',
    'lab=random': 'let luck choose',
    mode: 'Length',
    'mode=long': 'long, 12 rounds',
    'mode=short': 'short, from exit to exit',
    assist: 'Help',
    'assist=competition': 'none',
    'assist=standard': 'standard',
    'assist=learning': 'learning',
    clock: 'Clock',
    'clock=false': 'no',
    'clock=true': 'yes, a few minutes a move',
  },
  fr: {
    lab: 'Labyrinthe',
    'lab=blue': 'Bleu, pour débuter',
    'lab=green': 'Vert',
    'lab=red': 'Rouge',
    'lab=black': 'Noir, le plus dur',
    'lab=random': 'au hasard',
    mode: 'Durée',
    'mode=long': 'longue, 12 manches',
    'mode=short': 'courte, de sortie à sortie',
    assist: 'Aide',
    'assist=competition': 'aucune',
    'assist=standard': 'normale',
    'assist=learning': 'apprentissage',
    clock: 'Pendule',
    'clock=false': 'non',
    'clock=true': 'oui, quelques minutes par coup',
  },
}

export function optionLabel(name: string, value: string | number | boolean | null, language: Language): string {
  const key = value === null ? name : `${name}=${value}`
  return WORDS[language][key] ?? key
}
