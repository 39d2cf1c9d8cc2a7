import { expect, test } from 'vitest'
import { deckOf } from './cards'
import { couldHave } from './CouldHave'
import { wasOut } from './marks'
import { placesOf, trickOf } from './ShownTrick'
import type { Missed, Review, TrickLaid } from './wire'

const missed = (seat: number, lain_ms: number) => ({ seat, lain_ms }) as Missed
const recent = (...events: unknown[]) => [{ seq: 1, events, isOwn: false, before: null }]

test('what one could have laid: one’s own, the greatest pity first, three at most', () => {
  const all = [missed(0, 1), missed(1, 9), missed(0, 5), missed(0, 2), missed(0, 3)]
  const found = couldHave({ missed: all, best: [1, 3] } as Review, 0)
  expect(found).toEqual([all[3], all[2], all[4]])
})

test('the trick of a step shows where its line runs', () => {
  const card = (id: string, face: string) => ({ id, front: face, back: face })
  const deck = deckOf([card('A', 'RBGYV....'), card('B', 'RRR......'), card('C', '....V....')])
  const stack: TrickLaid['stack'] = [
    ['A', 'front', 0],
    ['B', 'front', 0],
    ['C', 'front', 0],
  ]
  const trick: TrickLaid = { type: 'trick', seat: 1, colour: 'red', stack, drawn: [] }
  expect(placesOf(deck, trick)).toEqual([0, 1, 2])
  expect(trickOf(recent({ type: 'swapped' }, trick))).toBe(trick)
  expect(trickOf(recent({ type: 'swapped' }))).toBeNull()
})

test('who has sat out and is back is told so, and nobody else', () => {
  const steps = recent({ type: 'seat_back', seat: 1, was_out: true })
  expect([wasOut(steps, 1), wasOut(steps, 0), wasOut(recent({ type: 'seat_back', seat: 1 }), 1)]).toEqual([
    true,
    false,
    false,
  ])
})
