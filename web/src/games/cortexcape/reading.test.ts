import { expect, test } from 'vitest'
import cases from '../../../../tests/games/cortexcape/path_cases.json'
import { pointsOf } from './reading'

test.each(cases)('a path costs what the server counts: $doors, $points', ({ board, doors, points }) => {
  expect(pointsOf(board, Array.from(doors))).toBe(points)
})
