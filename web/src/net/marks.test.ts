import { expect, test } from 'vitest'
import { marked, marksBefore, readMarks, type Kept } from './marks'

const mark = (kept: Kept, table: string, ...marks: number[]) => marked(kept, 'maze', 'blue', { table, marks })

test('marks come back oldest first, and a table counts once', () => {
  const blue = mark(mark(mark({}, 'a', 1, 0), 'b', 2), 'b', 9)
  const kept = marked(blue, 'maze', 'green', { table: 'c', marks: [] })
  expect(marksBefore(kept, 'maze', 'new')).toEqual({ blue: [[1, 0], [2]], green: [[]] })
  expect(marksBefore(kept, 'other', 'new')).toEqual({})
})

test('a table that is looked at again is judged by what came before it', () => {
  expect(marksBefore(mark(mark({}, 'a', 1), 'b', 2), 'maze', 'b')).toEqual({ blue: [[1]] })
})

test('only the last ten games of a level are kept', () => {
  let kept: Kept = {}
  for (let at = 0; at < 12; at++) kept = mark(kept, String(at), at)
  expect(marksBefore(kept, 'maze', 'new').blue?.[0]).toEqual([2])
})

test('what cannot be read is left out', () => {
  expect(readMarks('nonsense')).toEqual({})
  expect(readMarks('{"maze":{"blue":[{"table":1},{"table":"a","marks":[1]}],"red":7},"other":3}')).toEqual({
    maze: { blue: [{ table: 'a', marks: [1] }], red: [] },
    other: {},
  })
})
