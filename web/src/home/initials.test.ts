import { expect, test } from 'vitest'
import { initials } from './initials'

test('two letters, whatever a game is called', () => {
  expect(initials('Cups & Bluff')).toBe('CB')
  expect(initials('matches')).toBe('MA')
  expect(initials('snakes_and_ladders')).toBe('SA')
  expect(initials('Élan vital')).toBe('ÉV')
  expect(initials('!!')).toBe('?')
})
