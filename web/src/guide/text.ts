// The words of the coach card; what it teaches is written in each game's folder.
import { makeText } from '../ui/makeText'

const en = {
  title: 'First game',
  stepOf: 'Step {n} of {all}',
  aside: 'Just now',
  late: 'Meanwhile, already done',
  next: 'Next',
  go: 'Go!',
  done: 'Got it',
  less: 'Less',
  more: 'More about it',
  end: 'End the guide',
  idle: 'Play on: I will be back.',
  praise: ['Well done!', 'That’s it!', 'Nice!'],
}

export type GuideText = typeof en

const fr: GuideText = {
  title: 'Première partie',
  stepOf: 'Étape {n} sur {all}',
  aside: 'À l’instant',
  late: 'Entre-temps, c’est déjà fait',
  next: 'Suite',
  go: 'C’est parti !',
  done: 'Compris',
  less: 'Replier',
  more: 'En savoir plus',
  end: 'Finir le guide',
  idle: 'Jouez, je reviens.',
  praise: ['Bravo !', 'C’est ça !', 'Joli !'],
}

export const useGuideText = makeText<GuideText>({ en, fr })
