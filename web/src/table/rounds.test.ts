import { expect, test } from 'vitest'
import { tellRound } from './rounds'

const ROUNDS = { end: 'round_ended', begin: 'round_began' }
const event = (type: string, words: string | null = type) => ({ type, words })
const tell = (each: unknown) => (each as { words: string | null }).words

test('what follows the end belongs to the round, the next one comes last', () => {
  const events = [
    event('caught'),
    event('round_ended'),
    event('card', 'a card'),
    event('quiet', null),
    event('round_began'),
  ]
  expect(tellRound(events, ROUNDS, tell)).toEqual({ told: ['round_ended', 'a card'], next: ['round_began'] })
})

test('where the next round does not begin by itself, nothing comes after', () => {
  expect(tellRound([event('round_ended')], { ...ROUNDS, begin: null }, tell)).toEqual({
    told: ['round_ended'],
    next: [],
  })
  expect(tellRound([event('caught')], ROUNDS, tell)).toEqual({ told: [], next: [] })
})
