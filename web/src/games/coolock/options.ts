// The options a new table asks for, and what their values are called.
import type { Language } from '../board'
import { shippedBoard } from './boards'

export const options = ['difficulty', 'midnight', 'board']

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    difficulty: 'Ghosts',
    'difficulty=easy': 'easy · ghosts vanish',
    'difficulty=hard': 'hard · ghosts return',
    midnight: 'The night',
    'midnight=false': 'Promenade · for medals',
    'midnight=true': 'Midnight · you can lose',
    board: 'Board',
  },
  fr: {
    difficulty: 'Fantômes',
    'difficulty=easy': 'facile · ils s’effacent',
    'difficulty=hard': 'difficile · ils reviennent',
    midnight: 'La nuit',
    'midnight=false': 'Promenade · médailles',
    'midnight=true': 'Minuit · on peut perdre',
    board: 'Plateau',
  },
}

export function optionLabel(name: string, value: string | number | boolean | null, language: Language): string {
  if (name === 'board' && typeof value === 'string') return shippedBoard(value)?.name[language] ?? value
  const key = value === null ? name : `${name}=${value}`
  return WORDS[language][key] ?? (value === null ? name : String(value))
}
