// The words of the coach card; what it teaches is written in each game's folder.
import { makeText } from '../ui/makeText'

const en = {
  title: 'First game',
  stepOf: 'Step {n} of {all}',
  next: 'Next',
  done: 'Got it',
  less: 'Make it small',
  more: 'Show what to do',
  end: 'End the guide',
}

export type GuideText = typeof en

const fr: GuideText = {
  title: 'Première partie',
  stepOf: 'Étape {n} sur {all}',
  next: 'Suite',
  done: 'Compris',
  less: 'Réduire',
  more: 'Montrer quoi faire',
  end: 'Finir le guide',
}

export const useGuideText = makeText<GuideText>({ en, fr })
