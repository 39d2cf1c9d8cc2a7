import { expect, test } from 'vitest'
import type { Feat } from './api'
import { notesOf } from './notes'
import type { Entry } from './records'

const BOTS = ['easy', 'medium', 'hard']
const feat = (worth: number | null, kind = 'blue'): Feat => ({ words: { en: `${worth}` }, kind, worth })
const entry = (outcome: Entry['outcome'], bots?: string[], kept: Feat | null = null): Entry => ({
  table: '',
  outcome,
  feat: kept,
  ...(bots && { bots }),
})

test('the first win is one, whatever was lost before', () => {
  expect(notesOf([entry('lost', ['easy'])], entry('won', ['easy']), BOTS)).toEqual([{ type: 'firstWin' }])
  expect(notesOf([], entry('lost', ['easy']), BOTS)).toEqual([])
})

test('the first win against a stronger bot names the strongest', () => {
  const before = [entry('won', ['easy'])]
  expect(notesOf(before, entry('won', ['easy', 'hard']), BOTS)).toEqual([{ type: 'firstWinOver', bot: 'hard' }])
  expect(notesOf([...before, entry('won', ['hard'])], entry('won', ['hard']), BOTS)).toEqual([])
  // Nobody knows against whom this old win was.
  expect(notesOf([entry('won')], entry('won', ['hard']), BOTS)).toEqual([])
})

test('a best result is compared with those of its kind only', () => {
  const before = [entry('won', [], feat(-9)), entry('won', [], feat(-2, 'red'))]
  const better = entry('lost', [], feat(-6))
  expect(notesOf(before, better, BOTS)).toEqual([{ type: 'bestNow', now: feat(-6), before: feat(-9) }])
  expect(notesOf([...before, better], entry('lost', [], feat(-7)), BOTS)).toEqual([{ type: 'best', best: feat(-6) }])
  expect(notesOf(before, entry('lost', [], feat(3, 'green')), BOTS)).toEqual([])
})

test('a run of nothing is compared with nothing', () => {
  expect(notesOf([entry('lost', [], feat(100))], entry('lost', [], feat(null)), BOTS)).toEqual([])
})
