// The options a new table asks for, and what their values are called.
import type { OptionValue } from '../../net/api'
import type { Language } from '../board'
import { makeOptionTalk } from '../optionWords'
import { shippedBoard } from './boards'

export const options = ['difficulty', 'midnight', 'board']

const talk = makeOptionTalk({
  en: {
    difficulty: 'Ghosts',
    'difficulty?': 'Easy: a ghost that comes to the far end of the house vanishes. Hard: it starts anew.',
    'difficulty=easy': 'easy',
    'difficulty=hard': 'hard',
    midnight: 'The night',
    'midnight?': 'On the Promenade you play for medals; at Midnight you lose if you take too long.',
    'midnight=false': 'Promenade',
    'midnight=true': 'Midnight',
    board: 'Board',
    'board?': 'Another house, other ways and other padlocks.',
  },
  fr: {
    difficulty: 'Fantômes',
    'difficulty?': 'Facile : un fantôme arrivé au bout de la maison s’efface. Difficile : il repart du début.',
    'difficulty=easy': 'facile',
    'difficulty=hard': 'difficile',
    midnight: 'La nuit',
    'midnight?': 'En Promenade, on joue pour les médailles ; à Minuit, on perd si l’on tarde trop.',
    'midnight=false': 'Promenade',
    'midnight=true': 'Minuit',
    board: 'Plateau',
    'board?': 'Une autre maison, d’autres chemins et d’autres cadenas.',
  },
})

export const { optionHint, usualLabel } = talk

export function optionLabel(name: string, value: OptionValue | null, language: Language): string {
  const shipped = name === 'board' && typeof value === 'string' ? shippedBoard(value) : undefined
  return shipped?.name[language] ?? talk.optionLabel(name, value, language)
}
