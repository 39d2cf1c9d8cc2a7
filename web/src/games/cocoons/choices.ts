// What a press on each cocoon does, read from the offer and nothing else.
import type { Offer } from '../../wire'
import type { Language } from '../board'
import type { Glow } from './CocoonPiece'
import { cocoonOf, isLabel, labelOf, type Guardian, type Label, type View } from './pieces'
import { offered } from './reading'
import { say, sayGuardian } from './text'
import type { Action } from './wire'

/** A correction that is being put together. */
export interface Correction {
  guardian: Guardian | null
}

export interface Choice {
  /** What a press does, in words. */
  words: string
  glow: Glow
  /** The action that it sends, or the guardian that it picks for a correction. */
  does: { send: Action } | { pick: Guardian }
}

interface Asked {
  view: View
  offer: Offer | null
  correction: Correction | null
  language: Language
}

/** The guardians that a correction may move, by the cocoon they are in. */
export function correctable(view: View, offer: Offer | null): { guardian: Guardian; label: Label }[] {
  const named = new Set(offered(offer, 'correct').map((action) => action.guardian))
  return view.cocoons.flatMap((cocoon, number) =>
    cocoon.holds.filter((guardian) => named.has(guardian)).map((guardian) => ({ guardian, label: labelOf(number) })),
  )
}

function correctionChoices({ view, offer, correction, language }: Asked): Map<Label, Choice> {
  const found = new Map<Label, Choice>()
  const guardian = correction?.guardian
  if (!guardian) {
    for (const { guardian: each, label } of correctable(view, offer)) {
      if (found.has(label)) continue
      const words = say(language, 'doCorrectFrom', { guardian: sayGuardian(language, each) })
      found.set(label, { words, glow: 'put', does: { pick: each } })
    }
    return found
  }
  const words = say(language, 'doCorrectTo', { guardian: sayGuardian(language, guardian) })
  for (const action of offered(offer, 'correct')) {
    if (action.guardian === guardian && isLabel(action.cocoon))
      found.set(action.cocoon, { words, glow: 'put', does: { send: action } })
  }
  return found
}

export function choicesOf(asked: Asked): Map<Label, Choice> {
  const { view, offer, correction, language } = asked
  if (correction) return correctionChoices(asked)
  const found = new Map<Label, Choice>()
  const put = (action: Action & { cocoon: string }, words: string, glow: Choice['glow']) => {
    if (isLabel(action.cocoon)) found.set(action.cocoon, { words, glow, does: { send: action } })
  }
  for (const action of offered(offer, 'slide')) {
    const isFree = view.phase === 'forced_slide' || (isLabel(action.cocoon) && cocoonOf(view, action.cocoon).has_action)
    put(action, say(language, isFree ? 'doSlideFree' : 'doSlide'), 'slide')
  }
  for (const action of offered(offer, 'put_action')) put(action, say(language, 'doAction'), 'put')
  const { guardian } = view.uncovered
  const words = guardian ? say(language, 'doPlace', { guardian: sayGuardian(language, guardian) }) : ''
  for (const action of offered(offer, 'place')) put(action, words, 'put')
  return found
}
