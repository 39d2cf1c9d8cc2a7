// The options a new table asks for, and what their values are called.
import type { OptionValue } from '../../net/api'
import type { Language } from '../board'

export const options = ['scoring', 'tremor', 'learning']

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    scoring: 'Scoring',
    'scoring=cards': 'cards · skates, challenges, fish moves',
    'scoring=tournament': 'tournament · a point for a fish or an ID',
    tremor: 'Unsteady hands',
    'tremor=none': 'none · the flick is exactly as aimed',
    'tremor=small': 'small · as with a real finger',
    'tremor=medium': 'medium · wilder',
    'tremor=large': 'large · a party',
    learning: 'Learning',
    'learning=false': 'no line is shown',
    'learning=true': 'a ghost line shows where a flick would go',
    first_catcher: 'First Catcher',
  },
  fr: {
    scoring: 'Décompte',
    'scoring=cards': 'cartes · patins, défis, poissons déplacés',
    'scoring=tournament': 'tournoi · un point par poisson ou carte d’élève',
    tremor: 'Mains tremblantes',
    'tremor=none': 'aucune · le tir est tel que visé',
    'tremor=small': 'un peu · comme un vrai doigt',
    'tremor=medium': 'assez · plus sauvage',
    'tremor=large': 'beaucoup · c’est la fête',
    learning: 'Apprentissage',
    'learning=false': 'aucune ligne n’est montrée',
    'learning=true': 'une ligne montre où irait le tir',
    first_catcher: 'Premier surveillant',
  },
}

export function optionLabel(name: string, value: OptionValue | null, language: Language): string {
  const key = value === null ? name : `${name}=${String(value)}`
  return WORDS[language][key] ?? (value === null ? name : String(value))
}
