// What the trick room says, in both languages.
import { makeSay } from '../../../ui/makeSay'
import { MOST_TRICK_FLICKS, STARS } from '../facts'

const en = {
  title: 'Trick shots',
  intro: 'Set shots for one: no cards, no Catcher, only you and your finger. Progress stays in this browser.',
  task: 'Set shot {number}: {name}',
  stars: '{count} of 3 stars',
  sum: '{stars} of {all} stars',
  flick: 'Try {number} of {most}',
  prize: '★★★ within {three} tries, ★★ within {two}, then ★.',
  best: 'Your best: {count} {count|try|tries}. The dotted line shows it.',
  next: 'Next: {name}',
  others: 'All set shots',
  made: 'Made it with try number {flicks}!',
  missed: 'Not this time. The penguin is tired: begin again, or try another shot.',
  prompt: '{name}: {task}',
  over: '“{name}” made with try number {flicks}.',
  overMissed: '“{name}”: not yet.',
}

const fr: Record<keyof typeof en, string> = {
  title: 'Tirs d’adresse',
  intro:
    'Des tirs imposés en solo : ni cartes ni surveillant, rien que vous et votre doigt. Les progrès restent dans ce navigateur.',
  task: 'Tir imposé {number} : {name}',
  stars: '{count} {count|étoile|étoiles} sur 3',
  sum: '{stars} {stars|étoile|étoiles} sur {all}',
  flick: 'Essai {number} sur {most}',
  prize: '★★★ en {three} essais au plus, ★★ en {two}, ensuite ★.',
  best: 'Votre record : {count} {count|essai|essais}. La ligne pointillée le montre.',
  next: 'Suivant : {name}',
  others: 'Tous les tirs imposés',
  made: 'Réussi à l’essai numéro {flicks} !',
  missed: 'Pas cette fois. Le manchot est fatigué : recommencez, ou essayez un autre tir.',
  prompt: '{name} : {task}',
  over: '« {name} » réussi à l’essai numéro {flicks}.',
  overMissed: '« {name} » : pas encore.',
}

export type TrickKey = keyof typeof en
export const sayTrick = makeSay<TrickKey>({ en, fr }, { most: MOST_TRICK_FLICKS, three: STARS[0], two: STARS[1] })
