import { describe, expect, it } from 'vitest'
import { viewWith } from './fixture'
import { label, prompt, seatName, tell } from './talk'
import type { View } from './wire'

const LANGUAGES = ['en', 'fr'] as const
const portion = { at: 34, owner: 0, slot: 1 }
const result = (ending: string) => ({ type: 'result', ending, winners: [], scores: [], ranks: [] })
const EVENTS = [
  { type: 'board_set', portions: [portion], locks: [] },
  { type: 'round_began', round: 2 },
  { type: 'die_rolled', seat: 0, die: 6 },
  { type: 'stepped', seat: 0, edge: 47, via: 34 },
  { type: 'stopped', seat: 0, into: 34 },
  { type: 'lock_opened', lock: { at: 34, colours: [0] }, by_card: false },
  { type: 'lock_opened', lock: { at: 34, colours: [0, 1] }, by_card: true },
  { type: 'lock_placed', lock: { at: 45, colours: [] } },
  { type: 'lock_kept', card: 'rusty_padlock' },
  { type: 'portion_taken', seat: 0, portion },
  { type: 'portion_taken', seat: 1, portion: { ...portion, owner: null } },
  { type: 'ghost_appeared', ghost: 2, at: 26 },
  { type: 'ghost_rolled', ghost: 2, white: 1, black: 6 },
  { type: 'ghost_moved', ghost: 2, way: [26, 34], fate: 'stays' },
  { type: 'ghost_moved', ghost: 2, way: [26], fate: 'stays' },
  { type: 'ghost_moved', ghost: 2, way: [26, 34], fate: 'returns' },
  { type: 'ghost_moved', ghost: 2, way: [26, 34], fate: 'vanishes' },
  { type: 'ghost_gone', ghost: 2 },
  { type: 'ghosts_slept' },
  { type: 'caught', seat: 0, ghost: 1, zone: 2 },
  { type: 'lantern_used', seat: 0, ghost: 1 },
  { type: 'prison_dice', seat: 0, white: 3, black: 3 },
  { type: 'prison_dice', seat: 0, white: 3, black: 4 },
  { type: 'served', seat: 0, sentence: 2 },
  { type: 'served', seat: 0, sentence: 1 },
  { type: 'served', seat: 0, sentence: 0 },
  { type: 'freed', seat: 0, edge: 36 },
  { type: 'card_drawn', seat: 0, card: 'cold_wind', cell: 'B2' },
  { type: 'passed', seat: 0, mate: 1, edge: 47 },
  { type: 'left', seat: 1 },
  { type: 'game_ended', result: result('hexagon'), round: 9, medal: 'gold' },
  { type: 'game_ended', result: result('midnight'), round: 26, medal: null },
  { type: 'game_ended', result: result('unfinished'), round: 300, medal: null },
]
const ACTIONS = [
  { type: 'try_double' },
  { type: 'stay' },
  { type: 'roll' },
  { type: 'leave' },
  { type: 'order', ghost: 1, first: 'white' },
  { type: 'order', ghost: 1, first: 'black' },
  { type: 'choose', padlock: 34 },
  { type: 'choose', ghost: 1 },
  { type: 'choose', seat: 1 },
  { type: 'choose', seat: null },
  { type: 'move', path: [47, 53, 59] },
  { type: 'move', path: [], into: 34 },
  { type: 'move', path: [47], into: 45 },
]

/** Whole sentences: nothing left to be filled in, and no key instead of words. */
const isSaid = (words: string | null) => words !== null && words.length > 1 && !/[{}]|undefined|null|NaN/.test(words)

describe.each(LANGUAGES)('the words in %s', (language) => {
  it('tell every event', () => {
    for (const event of EVENTS)
      expect([event.type, isSaid(tell(viewWith(), event, language))]).toEqual([event.type, true])
    expect(tell(viewWith(), { type: 'turn_began', seat: 0 }, language)).toBeNull()
  })

  it('label every action, all of them differently', () => {
    const labels = ACTIONS.map((action) => label(viewWith(), action, language))
    expect(labels.filter((words) => !isSaid(words))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('ask in every phase, whoever looks', () => {
    const moments: Partial<View>[] = [
      { phase: 'deal', owed: 'deal' },
      { phase: 'roll' },
      { phase: 'roll', owed: 'die' },
      { phase: 'move' },
      { phase: 'prison' },
      { phase: 'ghost_order', haunting: [1], dice: [2, 2] },
      { phase: 'ghost_order', owed: 'ghost_dice' },
      { phase: 'card', owed: 'card' },
      { phase: 'card', card: 'skeleton_key' },
      { phase: 'card', card: 'secret_passage' },
      { phase: 'card', card: 'exorcism' },
      { phase: 'over', reason: 'hexagon', medal: 'gold' },
      { phase: 'over', reason: 'hexagon', medal: 'complete' },
      { phase: 'over', reason: 'midnight' },
      { phase: 'over', reason: 'unfinished' },
    ]
    for (const moment of moments)
      for (const seat of [0, 1, null])
        expect([moment, isSaid(prompt(viewWith(moment), seat, language))]).toEqual([moment, true])
    expect(prompt(viewWith(), 0, language)).not.toBe(prompt(viewWith(), 1, language))
  })

  it('name six different seats', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => seatName(null, seat, language))).size).toBe(6)
  })
})
