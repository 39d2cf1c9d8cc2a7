import { beforeEach, expect, test } from 'vitest'
import { keepMark, marksBefore, readMarks } from './marks'

beforeEach(() => {
  localStorage.clear()
})

test('marks come back oldest first, and a table counts once', () => {
  keepMark('maze', 'blue', { table: 'a', marks: [1, 0] })
  keepMark('maze', 'blue', { table: 'b', marks: [2] })
  keepMark('maze', 'blue', { table: 'b', marks: [9] })
  keepMark('maze', 'green', { table: 'c', marks: [] })
  expect(marksBefore('maze', 'new')).toEqual({ blue: [[1, 0], [2]], green: [[]] })
  expect(marksBefore('other', 'new')).toEqual({})
})

test('a table that is looked at again is judged by what came before it', () => {
  keepMark('maze', 'blue', { table: 'a', marks: [1] })
  keepMark('maze', 'blue', { table: 'b', marks: [2] })
  expect(marksBefore('maze', 'b')).toEqual({ blue: [[1]] })
})

test('only the last ten games of a level are kept', () => {
  for (let at = 0; at < 12; at++) keepMark('maze', 'blue', { table: String(at), marks: [at] })
  expect(marksBefore('maze', 'new').blue?.[0]).toEqual([2])
})

test('what cannot be read is left out', () => {
  expect(readMarks('nonsense')).toEqual({})
  expect(readMarks('{"maze":{"blue":[{"table":1},{"table":"a","marks":[1]}],"red":7},"other":3}')).toEqual({
    maze: { blue: [{ table: 'a', marks: [1] }], red: [] },
    other: {},
  })
})
