// The options a new table asks for, and what their values are called.
import { makeOptionTalk } from '../optionWords'

export const options = ['scoring', 'tremor', 'learning']

const talk = makeOptionTalk({
  en: {
    scoring: 'Scoring',
    'scoring?': 'Cards bring points, challenges and skates; in a tournament each fish or ID is a point.',
    'scoring=cards': 'with cards',
    'scoring=tournament': 'tournament, without cards',
    tremor: 'Unsteady hands',
    'tremor?': 'How much your finger trembles: the flick then goes a little off.',
    'tremor=none': 'none, exactly as aimed',
    'tremor=small': 'small, like a real finger',
    'tremor=medium': 'medium, wilder',
    'tremor=large': 'large, a party',
    learning: 'Learning',
    'learning?': 'A ghost line shows everybody where a flick would go.',
    'learning=false': 'no line',
    'learning=true': 'with a line',
    first_catcher: 'First Catcher',
  },
  fr: {
    scoring: 'Points',
    'scoring?':
      'Les cartes donnent points, défis et patins ; en tournoi, chaque poisson ou carte d’identité vaut un point.',
    'scoring=cards': 'avec les cartes',
    'scoring=tournament': 'tournoi, sans cartes',
    tremor: 'Mains tremblantes',
    'tremor?': 'Combien votre doigt tremble : le tir part alors un peu de travers.',
    'tremor=none': 'non, le tir est tel que visé',
    'tremor=small': 'un peu, comme un vrai doigt',
    'tremor=medium': 'assez, plus sauvage',
    'tremor=large': 'beaucoup, c’est la fête',
    learning: 'Apprentissage',
    'learning?': 'Une ligne fantôme montre à tous où irait le tir.',
    'learning=false': 'sans ligne',
    'learning=true': 'avec la ligne',
    first_catcher: 'Premier surveillant',
  },
})

export const { optionLabel, optionHint, usualLabel } = talk
