// The options a new table asks for, and what their values are called.
import { makeOptionTalk } from '../optionWords'

export const options = ['scoring', 'warm_up', 'tremor', 'learning', 'first_catcher']

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
    'first_catcher?': 'The booklet says: whoever saw a penguin last.',
    warm_up: 'Warm-up',
    'warm_up?': 'Before the first round everybody flicks round the school in turn.',
    'warm_up=false': 'none, begin at once',
    'warm_up=true': 'everybody warms up first',
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
    'first_catcher?': 'D’après la règle : qui a vu un manchot en dernier.',
    warm_up: 'Échauffement',
    'warm_up?': 'Avant la première manche, chacun fait à son tour le tour du collège.',
    'warm_up=false': 'non, on commence tout de suite',
    'warm_up=true': 'tout le monde s’échauffe d’abord',
  },
})

export const { optionLabel, optionHint, usualLabel } = talk
