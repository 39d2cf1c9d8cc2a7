import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Board, Table } from '../../../src/tablee/authoring/tablee-board'
import type { BoardProps, GameFolder } from '../games/board'
import type { Decide, Eye, Result } from '../wire'
import { wordsOf } from './loadBoard'
import { sayUnderKind, talkOf } from './talk'
import { INFO } from './testInfo'
import { keepEyeWords, keepFrameWords } from '../net/words'

const talk = talkOf(INFO)
const SPEAKER = { language: 'fr', names: INFO.outside?.names ?? {} } as const

function eyeOf(actions: object[], events: object[], words: Eye['words']): Eye {
  return { seat: 0, view: {}, offer: { seat: 0, actions, open: [] }, events, take_back: false, ...(words && { words }) }
}

describe('the words of a game from another package', () => {
  it('are those that came with the very action or event', () => {
    const [bid, doubt, leap] = [{ type: 'bid', count: 2 }, { type: 'doubt' }, { type: 'leap_far', to: 'b' }]
    const [told, silent, bare] = [{ type: 'bid_made', seat: 1 }, { type: 'tick' }, { type: 'bid_made', count: 3 }]
    keepEyeWords(
      eyeOf([bid, doubt, leap], [told, silent, bare], {
        actions: ['2x5', 'doubt', null],
        events: [{ en: 'Two!', fr: 'Deux !' }, null, {}],
      }),
    )
    expect(talk.label({}, bid, 'en')).toBe('Bid: 2x5')
    expect(talk.label({}, bid, 'fr')).toBe('Annoncer : 2x5')
    expect(talk.label({}, doubt, 'fr')).toBe('Douter')
    expect(talk.label({}, leap, 'en')).toBe('Leap far: to b')
    expect(sayUnderKind(bid, SPEAKER)).toBe('2x5')
    expect(sayUnderKind(doubt, SPEAKER)).toBe('Douter')
    expect(talk.tell({}, told, 'fr')).toBe('Deux !')
    expect(talk.tell({}, silent, 'en')).toBeNull()
    expect(talk.tell({}, bare, 'en')).toBe('Bid made: count 3')
    expect(talk.tell({}, { type: 'never_seen', at: [1, { x: 2, y: 3 }] }, 'en')).toBe('Never seen: at (1, (x 2, y 3))')
  })

  it('come with the frames of a story, too', () => {
    const event = { type: 'rolled' }
    const seen = { seat: null, by: null, view: null, awaits: null, left: [], landmark: null }
    keepFrameWords({ ...seen, seq: 1, at_ms: 0, events: [event], words: [{ en: 'Dice.' }] })
    expect(talk.tell({}, event, 'fr')).toBe('Dice.')
  })

  it('say who is awaited, and how it ended', () => {
    const decide: Decide = {
      type: 'decide',
      seats: [1],
      deadline_ms: null,
      expiry: 'stand_in',
      asides: [],
      stand_ins: [],
    }
    expect(talk.prompt({}, 1, 'en', decide)).toBe('It is your turn.')
    expect(talk.prompt({}, 0, 'en', decide)).toBe('Seat 2 is to play.')
    expect(talk.prompt({}, null, 'fr', { ...decide, seats: [0, 1] })).toBe('On attend Place 1 et Place 2.')
    const result: Result = { type: 'result', ending: 'x', winners: [1], scores: [3, 7], ranks: [2, 1] }
    expect(talk.prompt({}, 0, 'en', { type: 'over', result })).toBe('Seat 2 wins: 3–7.')
    expect(talk.prompt({}, 0, 'en', { type: 'over', result: { ...result, winners: [], scores: [0, 0] } })).toBe(
      'Nobody wins.',
    )
    expect(talkOf({ ...INFO, is_common: true }).prompt({}, 0, 'en', { type: 'over', result })).toBe(
      'You have won together.',
    )
  })

  it('name options and bots by their fields, their titles and their author’s names', () => {
    expect(talk.options).toEqual(['dice', 'is_wild'])
    expect(talk.optionLabel('dice', null, 'en')).toBe('Dice each')
    expect(talk.optionLabel('is_wild', null, 'en')).toBe('Is wild')
    expect(talk.optionLabel('is_wild', true, 'fr')).toBe('oui')
    expect(talk.optionHint?.('dice', 'en')).toBe('More is harder.')
    expect(talk.optionHint?.('dice', 'fr')).toBe('')
    expect([talk.botLabel('quick_one', 'en'), talk.botLabel('quick_one', 'fr')]).toEqual(['Quick one', 'Vif'])
  })

  it('are replaced by those of a board, as far as it finds any', () => {
    const board = {
      mount: () => ({ update: () => undefined, unmount: () => undefined }),
      prompt: () => 'Go on!',
      label: () => {
        throw new Error('no label')
      },
      seatName: () => 7 as unknown as string,
      tell: () => null,
    } satisfies Board
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const words = wordsOf(board, talk)
    expect(words.prompt({}, 0, 'en', null)).toBe('Go on!')
    expect(words.label({}, { type: 'doubt' }, 'en')).toBe('Doubt')
    expect(words.seatName({}, 0, 'en')).toBe('Seat 1')
    expect(words.tell({}, { type: 'x' }, 'en')).toBeNull()
    expect(words.botLabel('random', 'en')).toBe('Daydreamer')
  })
})

describe('what is published for authors of boards', () => {
  it('has all that a board of our own is given, and of the same types', () => {
    expectTypeOf<Exclude<keyof BoardProps, keyof Table>>().toBeNever()
    expectTypeOf<BoardProps>().toExtend<Omit<Table, 'openRules' | 'words'>>()
    expectTypeOf<Exclude<keyof Board, keyof GameFolder | 'mount'>>().toBeNever()
  })
})
