import { expect, test } from 'vitest'
import { keepNames } from '../../ui/names'
import { refuserIn, sayRefusedVote } from './refusedVote'
import { VIEW } from './testView'

keepNames([
  { kind: 'human', name: 'Rose', called: {} },
  { kind: 'human', name: 'Amber', called: {} },
])
const view = { ...VIEW, refused: [1] }

test('who refused is told, in the person of the reader', () => {
  expect(sayRefusedVote(view, 1, 0, 'en')).toBe('Rose wants to wait. You can propose it again after this turn.')
  expect(sayRefusedVote(view, 0, 0, 'en')).toBe('You want to wait. Amber can propose it again after this turn.')
  expect(sayRefusedVote(view, null, 0, 'fr')).toBe('Rose préfère attendre. Amber pourra le reproposer après ce tour.')
})

test('a proposal that was taken back was not refused by anybody', () => {
  expect(sayRefusedVote(view, 1, 1, 'en')).toBe('You took the proposal back. You can propose it again after this turn.')
  expect(sayRefusedVote(view, 0, 1, 'en')).toBe(
    'Amber took the proposal back. Amber can propose it again after this turn.',
  )
})

test('a page that was not told who it was says what it knows', () => {
  expect(sayRefusedVote(view, 1, null, 'en')).toBe(
    'Not everybody agreed to open. You can propose it again after this turn.',
  )
  expect(refuserIn({ seq: 4, events: [{ type: 'end_refused', seat: 0 }, { type: 'noted' }] })).toBe(0)
  expect(refuserIn(null)).toBeNull()
})
