import { expect, test } from 'vitest'
import { looked, NO_RECAP, type Moment, type Recap } from './recap'

const at = (seq: number): Moment => ({ seq, eyes: [], steps: [{ seq, events: [{ type: 'slid' }] }] })
const seqs = ({ told }: Recap) => told.map(({ seq }) => seq)

function played(...looks: [seq: number, seat: number, isCurtain: boolean][]): Recap {
  return looks.reduce((recap, [seq, seat, isCurtain]) => looked(recap, { shown: at(seq), seat, isCurtain }), NO_RECAP)
}

test('whoever lifts the curtain is told what happened since they looked', () => {
  const lifted = played([1, 0, false], [2, 0, false], [2, 1, true], [2, 1, false])
  expect(seqs(lifted)).toEqual([1, 2])
  // Nothing of one's own turn, and nothing twice.
  const back = [3, 4].reduce((recap, seq) => looked(recap, { shown: at(seq), seat: 1, isCurtain: false }), lifted)
  expect(seqs(back)).toEqual([])
  const fallen = looked(back, { shown: at(4), seat: 0, isCurtain: true })
  expect(seqs(fallen)).toEqual([])
  expect(seqs(looked(fallen, { shown: at(4), seat: 0, isCurtain: false }))).toEqual([3, 4])
})

test('it stays until something else happens, and nothing new is the same object', () => {
  const lifted = played([1, 0, false], [1, 1, true], [1, 1, false])
  expect(looked(lifted, { shown: at(1), seat: 1, isCurtain: false })).toBe(lifted)
  expect(seqs(looked(lifted, { shown: at(2), seat: 1, isCurtain: false }))).toEqual([])
})

test('after a reload the curtain tells what happened since that seat acted', () => {
  const known = [at(3), at(4)]
  const fresh = looked(NO_RECAP, { shown: { ...at(4), steps: [] }, seat: 1, isCurtain: true, known })
  const lifted = looked(fresh, { shown: { ...at(4), steps: [] }, seat: 1, isCurtain: false, known })
  expect(seqs(lifted)).toEqual([3, 4])
  const on = looked(lifted, { shown: at(5), seat: 1, isCurtain: false, known })
  const back = looked(on, { shown: at(5), seat: 1, isCurtain: true, known })
  expect(seqs(looked(back, { shown: at(5), seat: 1, isCurtain: false, known }))).toEqual([])
})

test('what was taken back has not happened', () => {
  const lifted = played([1, 0, false], [2, 0, false], [1, 0, false], [1, 1, true], [1, 1, false])
  expect(seqs(lifted)).toEqual([1])
})
