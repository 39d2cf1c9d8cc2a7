import { expect, test } from 'vitest'
import { wrapped } from './wrapped'

const letters = (line: string) => line.length

test('lines break between words, and never at a no-break space', () => {
  expect(wrapped('You won, 6 to 9!', 9, letters)).toEqual(['You won,', '6 to 9!'])
  expect(wrapped('Gagné, 6 à 9\u00a0!', 9, letters)).toEqual(['Gagné, 6', 'à 9\u00a0!'])
})

test('a long word stands alone, and nothing is no line', () => {
  expect(wrapped('a monstrously b', 5, letters)).toEqual(['a', 'monstrously', 'b'])
  expect(wrapped('', 5, letters)).toEqual([])
})
