// The options a new table asks for, and what their values are called.
import type { Language } from '../board'
import { shippedBoard } from './boards'

export const options = ['difficulty', 'midnight', 'board']

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    difficulty: 'Difficulty',
    'difficulty=easy': 'easy: ghosts vanish at the far end',
    'difficulty=hard': 'hard: ghosts come back to the start',
    midnight: 'The night',
    'midnight=false': 'Promenade: take your time, play for medals',
    'midnight=true': 'Midnight: the team can lose',
    board: 'House',
  },
  fr: {
    difficulty: 'Difficulté',
    'difficulty=easy': 'facile : au bout, les fantômes disparaissent',
    'difficulty=hard': 'difficile : les fantômes reviennent au départ',
    midnight: 'La nuit',
    'midnight=false': 'Promenade : sans se presser, pour les médailles',
    'midnight=true': 'Minuit : l’équipe peut perdre',
    board: 'Maison',
  },
}

export function optionLabel(name: string, value: string | number | boolean | null, language: Language): string {
  if (name === 'board' && typeof value === 'string') return shippedBoard(value)?.name[language] ?? value
  const key = value === null ? name : `${name}=${value}`
  return WORDS[language][key] ?? (value === null ? name : String(value))
}
