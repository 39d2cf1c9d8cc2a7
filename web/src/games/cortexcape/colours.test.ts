import { expect, test } from 'vitest'
import { coloursAfter, coloursOf } from './colours'

test('without a choice the colours come in the order of the box', () => {
  expect(coloursOf(undefined, 2)).toEqual(['white', 'black'])
  expect(coloursOf(undefined, 4)).toEqual(['white', 'black', 'blue', 'red'])
})

test('a choice for another number of seats is none', () => {
  expect(coloursOf(['red', 'white', 'black', 'blue'], 2)).toEqual(['white', 'black'])
  expect(coloursOf(['black', 'white'], 3)).toEqual(['white', 'black', 'blue'])
  expect(coloursOf(['black', 'white'], 2)).toEqual(['black', 'white'])
})

test('a colour that is taken changes hands', () => {
  expect(coloursAfter(['white', 'black', 'blue'], 2, 'white')).toEqual(['blue', 'black', 'white'])
})

test('back in the order of the box there is nothing to choose', () => {
  expect(coloursAfter(['black', 'white'], 0, 'white')).toBeNull()
})
