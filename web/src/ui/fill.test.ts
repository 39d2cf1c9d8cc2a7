import { expect, test } from 'vitest'
import { fill } from './fill'

test('places are filled; those that nobody knows stay', () => {
  expect(fill('{who} pays {count}, {x}', { who: 'Ada', count: 0 })).toBe('Ada pays 0, {x}')
})

test('words follow their number, by the rules of the language', () => {
  const english = (count: number) => fill('{count} {count|token|tokens}', { count }, 'en')
  expect([0, 1, 2].map(english)).toEqual(['0 tokens', '1 token', '2 tokens'])
  const french = (count: number) => fill('{count} {count|jeton|jetons}', { count }, 'fr')
  expect([0, 1, 2].map(french)).toEqual(['0 jeton', '1 jeton', '2 jetons'])
})

test('a place may stand within such words', () => {
  const text = '{count|One door needs|{count} doors need} a piece ({rule}).'
  expect(fill(text, { count: 1, rule: 'CX-25' })).toBe('One door needs a piece (CX-25).')
  expect(fill(text, { count: 3, rule: 'CX-25' })).toBe('3 doors need a piece (CX-25).')
})
