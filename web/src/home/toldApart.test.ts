import { expect, test } from 'vitest'
import { toldApart } from './toldApart'

test('two bots of one kind are told apart by their seats', () => {
  const seatName = (seat: number) => `Seat ${seat + 1}`
  expect(toldApart(['Nora', null, 'Chick', 'Chick'], seatName)).toEqual([
    'Nora',
    'Seat 2',
    'Chick · Seat 3',
    'Chick · Seat 4',
  ])
})
