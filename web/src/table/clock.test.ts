import { expect, it } from 'vitest'
import { msLeft, sayTime } from './clock'

it('counts on from what the table said last, and stops at nothing', () => {
  const clock = { table_ms: 60_000, heard_ms: 1000 }
  expect(msLeft(90_000, clock, 1000)).toBe(30_000)
  expect(msLeft(90_000, clock, 11_000)).toBe(20_000)
  expect(msLeft(90_000, clock, 99_000)).toBe(0)
})

it('says minutes and seconds', () => {
  expect([0, 900, 61_000, 600_000].map(sayTime)).toEqual(['0:00', '0:01', '1:01', '10:00'])
})
