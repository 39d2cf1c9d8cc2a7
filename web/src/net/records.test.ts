import { expect, test } from 'vitest'
import { entered, readRecords, summed, type Entry } from './records'

const entry = (table: string, outcome: Entry['outcome'], kind = '', worth: number | null = null): Entry => ({
  table,
  outcome,
  feat: kind ? { words: { en: `${kind} ${worth}` }, kind, worth } : null,
})

test('a table counts once, and the oldest are forgotten in the end', () => {
  const one = entered([], entry('a', 'won'))
  expect(entered(one, entry('a', 'lost'))).toBe(one)
  const many = Array.from({ length: 250 }, (_, at) => entry(String(at), 'won')).reduce<readonly Entry[]>(entered, [])
  expect(many).toHaveLength(200)
  expect(many.at(-1)?.table).toBe('249')
})

test('wins, losses and the best of the kind that was played last', () => {
  const games = [entry('a', 'won', 'level 1', 9), entry('b', 'won', 'level 2', 3), entry('c', 'lost', 'level 2')]
  expect(summed([...games, entry('d', 'shared', 'level 2', 7), entry('e', 'over')])).toEqual({
    played: 5,
    won: 3,
    lost: 1,
    best: { words: { en: 'level 2 7' }, kind: 'level 2', worth: 7 },
  })
  expect(summed([entry('a', 'lost')])?.best).toBeNull()
  expect(summed([])).toBeNull()
})

test('what cannot be read was never there', () => {
  expect(readRecords(null)).toEqual({})
  expect(readRecords('no json')).toEqual({})
  expect(readRecords('{"cups":[{"table":"a","outcome":"won","feat":null},{"outcome":"won"},7],"dice":3}')).toEqual({
    cups: [{ table: 'a', outcome: 'won', feat: null }],
    dice: [],
  })
})
