import { describe, expect, it } from 'vitest'
import { viewWith } from './fixture'
import { label, prompt } from './talk'
import type { View } from './wire'

const LANGUAGES = ['en', 'fr'] as const
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
})
