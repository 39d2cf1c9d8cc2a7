import { describe, expect, it } from 'vitest'
import type { Language } from '../board'
import { describeCocoon } from './describe'
import { LABELS, type View } from './pieces'
import { VIEW } from './testView'
import { en } from './text.en'
import { fr } from './text.fr'
import { label, prompt, seatName, tell } from './talk'
import type { Action, Event } from './wire'

const LANGUAGES: Language[] = ['en', 'fr']
const PHASES: View['phase'][] = ['deal', 'act', 'forced_slide', 'place_action', 'guardian', 'vote', 'over']

/** A sentence without holes. */
const isWhole = (sentence: string | null) =>
  sentence !== null && sentence.length > 3 && !/[{}]|undefined|null/.test(sentence)

const EVENTS: Record<Event['type'], Event> = {
  box_set: { type: 'box_set', free: 4, cocoons: VIEW.cocoons, traps: ['A', 'L1', 'N3', 'R4', 'S', 'T'] },
  turn_began: { type: 'turn_began', seat: 1, turn: 3 },
  slid: { type: 'slid', seat: 0, cocoon: 'A', source: 1, target: 4, cost: 1, forced: false },
  trap_turned: { type: 'trap_turned', slot: 1, trap: 'L2' },
  trap_removed: { type: 'trap_removed', slot: 1, trap: 'R7' },
  trap_stayed: { type: 'trap_stayed', slot: 1, trap: 'N5' },
  box_turned: { type: 'box_turned', turned: 1 },
  action_put: { type: 'action_put', seat: 0, cocoon: 'B', slot: 1 },
  guardian_revealed: { type: 'guardian_revealed', slot: 1, guardian: 'bat', is_new: true },
  guardian_placed: { type: 'guardian_placed', seat: 0, guardian: 'bat', slot: 1, cocoon: 'H' },
  guardian_left: { type: 'guardian_left', seat: 0, guardian: 'bat', slot: 1 },
  start_uncovered: { type: 'start_uncovered', slot: 4 },
  token_paid: { type: 'token_paid', slot: 4 },
  corrected: { type: 'corrected', seat: 1, guardian: 'fox', source: 'A', target: 'B' },
  saw: { type: 'saw', seat: 0, cocoon: 'C', guardian: 'iguana' },
  shared: { type: 'shared', seat: 0, cocoon: 'C', guardian: 'iguana' },
  noted: { type: 'noted', seat: 0, cocoon: 'C', guardian: null },
  end_proposed: { type: 'end_proposed', seat: 0 },
  end_accepted: { type: 'end_accepted', seat: 0 },
  end_refused: { type: 'end_refused', seat: 0 },
  left: { type: 'left', seat: 1 },
  game_ended: {
    type: 'game_ended',
    reason: 'all_home',
    reserve: 3,
    truth: { identities: [], slots: [], wrong: [] },
    result: { type: 'result', ending: 'all_home', winners: [0], scores: [1], ranks: [1] },
  },
}

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
  it('tells every event', () => {
    for (const event of Object.values(EVENTS)) expect(isWhole(tell(VIEW, event, language)), event.type).toBe(true)
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
  it('calls the four seats differently', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => seatName(VIEW, seat, language))).size).toBe(4)
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
