import { expect, test } from 'vitest'
import { sayAgo } from './sayAgo'

const MINUTE = 60_000

test.each([
  [0.5, '', ''],
  [5, '5 minutes ago', 'il y a 5 minutes'],
  [130, '2 hours ago', 'il y a 2 heures'],
  [25 * 60, 'yesterday', 'hier'],
  [72 * 60, '3 days ago', 'il y a 3 jours'],
])('%d minutes ago, as people say it', (minutes, english, french) => {
  expect(sayAgo(0, minutes * MINUTE, 'en')).toBe(english)
  expect(sayAgo(0, minutes * MINUTE, 'fr')).toBe(french)
})
