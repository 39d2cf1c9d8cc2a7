import { expect, test } from 'vitest'
import cases from '../../../tests/core/naming_cases.json'
import type { Language } from '../games/board'
import { firstSeat, markOf, titleOf, withNames } from './naming'

interface Case {
  language: Language
  text: string
  /** With = before it where a person has typed it. */
  names: string[]
  said: string
}

test.each(cases as Case[])('$said', ({ language, text, names, said }) => {
  const marked = text.replace(/@(\d)/g, (_, seat: string) => markOf(Number(seat)))
  const known = names.map((name) => ({ text: name.replace(/^=/, ''), isTyped: name.startsWith('=') }))
  expect(withNames(marked, (seat) => known[seat] ?? { text: '?', isTyped: true }, language)).toBe(said)
})

test('a name that stands alone has no article', () => {
  expect(titleOf({ text: 'the red disc', isTyped: false })).toBe('Red disc')
  expect(titleOf({ text: 'l’étoile violette', isTyped: false })).toBe('Étoile violette')
  expect(titleOf({ text: 'the Great', isTyped: true })).toBe('the Great')
})

test('who a sentence begins with', () => {
  expect(firstSeat(`${markOf(3)} rolls 4.`)).toBe(3)
  expect(firstSeat('The padlock opens.')).toBeNull()
  expect(firstSeat('')).toBeNull()
})
