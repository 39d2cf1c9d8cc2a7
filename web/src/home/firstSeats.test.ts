import { expect, test } from 'vitest'
import { botsInOrder, freshSeats, readSeats } from './firstSeats'

const GAME = { bots: ['random', 'search', 'easy', 'medium', 'hard'], seats: [2, 3], is_real_time: false }

test("a game's own levels come before those that play anything", () => {
  expect(botsInOrder(GAME)).toEqual(['easy', 'medium', 'hard', 'random', 'search'])
})

test('the first opponent is the weakest, later ones are of middle strength', () => {
  expect(freshSeats(GAME, true, 'Ana')).toEqual({
    count: 2,
    holders: ['me', 'bot:easy', 'bot:easy'],
    names: ['Ana', '', ''],
  })
  expect(freshSeats(GAME, false, '').holders[1]).toBe('bot:medium')
  expect(freshSeats({ ...GAME, bots: ['random'], seats: [1] }, true, '')).toMatchObject({ count: 1, holders: ['me'] })
})

test('what was chosen last comes back, as far as the game still has it', () => {
  const fresh = freshSeats(GAME, true, 'Ana')
  const kept = JSON.stringify({ count: 3, holders: ['me', 'me', 'bot:gone'], names: ['Old', 'Bo', ''] })
  expect(readSeats(kept, GAME, fresh)).toEqual({
    count: 3,
    holders: ['me', 'me', 'bot:easy'],
    names: ['Ana', 'Bo', ''],
  })
  for (const written of [null, 'no json', '{"count":9,"holders":[]}', '{"count":2}'])
    expect(readSeats(written, GAME, fresh)).toEqual(fresh)
})
