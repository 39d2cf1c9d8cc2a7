import { describe, expect, it } from 'vitest'
import type { Language } from '../board'
import { describeCocoon } from './describe'
import { LABELS } from './facts'
import type { View } from './pieces'
import { VIEW } from './testView'
import { en } from './text.en'
import { fr } from './text.fr'
import { label, prompt } from './talk'
import type { Action } from './wire'

const LANGUAGES: Language[] = ['en', 'fr']
const PHASES: View['phase'][] = ['deal', 'act', 'forced_slide', 'place_action', 'guardian', 'vote', 'over']

/** A sentence without holes. */
const isWhole = (sentence: string | null) =>
  sentence !== null && sentence.length > 3 && !/[{}]|undefined|null/.test(sentence)

const ACTIONS: Record<Action['type'], Action> = {
  slide: { type: 'slide', cocoon: 'B' },
  correct: { type: 'correct', guardian: 'owl', cocoon: 'A' },
  put_action: { type: 'put_action', cocoon: 'A' },
  place: { type: 'place', cocoon: 'A' },
  leave_it: { type: 'leave_it' },
  propose_end: { type: 'propose_end' },
  accept_end: { type: 'accept_end' },
  refuse_end: { type: 'refuse_end' },
  share: { type: 'share', cocoon: 'B' },
  note: { type: 'note', cocoon: 'B', guardian: 'fox' },
  leave: { type: 'leave' },
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('has a prompt for each phase and role', () => {
    for (const phase of PHASES) {
      const view: View = {
        ...VIEW,
        phase,
        uncovered: { what: 'guardian', guardian: 'hare' },
        proposer: 1,
        accepted: [1],
        reason: phase === 'over' ? 'all_home' : null,
      }
      for (const seat of [0, 1, null])
        expect(isWhole(prompt(view, seat, language)), `${phase} ${seat ?? 'watching'}`).toBe(true)
    }
  })
  it('labels every action', () => {
    for (const action of Object.values(ACTIONS))
      expect(isWhole(label(VIEW, { ...action }, language)), action.type).toBe(true)
  })
  it('describes every cocoon from every corner', () => {
    for (const corner of [0, 1, 2, 3]) {
      for (const each of LABELS) expect(isWhole(describeCocoon(VIEW, each, { corner, language }))).toBe(true)
    }
  })
})

it('has the same places to fill in both languages', () => {
  const places = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map((match) => match[1])
      .sort()
      .join()
  for (const [key, text] of Object.entries(en))
    expect([key, places(fr[key as keyof typeof en])]).toEqual([key, places(text)])
})

it('says what a cocoon shows to all and to oneself', () => {
  expect(describeCocoon(VIEW, 'B', { corner: 2, language: 'en' })).toBe(
    'Cocoon B, north, far right; mark towards you, left; holds the owl; 1 token; you see its picture: the fox.',
  )
})
