import { expect, test } from 'vitest'
import { INFO } from '../outside/testInfo'
import type { SeatInfo } from '../wire'
import { sayCompany } from './company'
import { en } from './text.en'
import { fr } from './text.fr'

const seat = (kind: SeatInfo['kind'], name = ''): SeatInfo => ({
  kind,
  name,
  called: {},
  here: true,
  stand_in: false,
  absent: null,
})
const GAME = { ...INFO, bot_names: { quick_one: { en: 'Hare', fr: 'Lièvre' } } }

test('the others are named, bots as people call them', () => {
  const seats = [seat('human', 'Ana'), seat('human', 'Bo'), seat('bot', 'quick_one'), seat('bot', 'quick_one')]
  expect(sayCompany({ seats, mine: [0] }, GAME, 'en', en)).toBe('with Bo and 2 × Hare')
  expect(sayCompany({ seats, mine: [0] }, GAME, 'fr', fr)).toBe('avec Bo et 2 × Lièvre')
})

test('nobody is called player', () => {
  const seats = [seat('human'), seat('human')]
  expect(sayCompany({ seats, mine: [0] }, GAME, 'en', en)).toBe('with a friend')
  expect(sayCompany({ seats, mine: [0, 1] }, GAME, 'en', en)).toBe('on this screen')
})

test('those who share the screen are named when each has a name', () => {
  const seats = [seat('human', 'Ana'), seat('human', 'Bo')]
  expect(sayCompany({ seats, mine: [0, 1] }, GAME, 'en', en)).toBe('Ana and Bo, on this screen')
})

test('alone, or with seats that nobody has taken', () => {
  expect(sayCompany({ seats: [seat('human')], mine: [0] }, GAME, 'en', en)).toBe('alone')
  expect(sayCompany({ seats: [seat('human'), seat('open')], mine: [0] }, GAME, 'en', en)).toBe('')
})
