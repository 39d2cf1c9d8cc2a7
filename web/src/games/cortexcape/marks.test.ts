import { describe, expect, it } from 'vitest'
import { recentSteps } from '../../ui/testRecent'
import { marksOf } from './marks'
import type { View } from './wire'

const view = {
  history: [{ builder: 0, board: '', start: 'X1', exit: 'X3', doors: 'AB', points: 3 }],
} as unknown as View
const built = { type: 'built', seat: 1, board: '', build: { type: 'build', refill: { A: 'W' }, swaps: [['R', 'C']] } }
const locked = { type: 'locked', seat: 1, start: 'X1', exit: 'X3' }
const walked = { type: 'walked', seat: 1, doors: 'AB', taken: '', closed: ['X3'] }

describe('what stays marked in the labyrinth', () => {
  it('is what a rebuild has moved and filled', () => {
    expect(marksOf(recentSteps([built]), view)).toMatchObject({ swaps: [['R', 'C']], refilled: ['A'], isLocked: false })
  })

  it('is the lock, on the labyrinth that was just built', () => {
    expect(marksOf(recentSteps([built], [locked]), view)).toMatchObject({ swaps: [['R', 'C']], isLocked: true })
  })

  it('is the way, and nothing of the round before', () => {
    const marks = marksOf(recentSteps([built], [locked], [walked]), view)
    expect(marks).toMatchObject({ swaps: [], refilled: [], isLocked: false })
    expect(marks.way).toMatchObject({ start: 'X1', doors: ['A', 'B'], exit: 'X3' })
  })

  it('is nothing that one has done oneself', () => {
    const own = recentSteps([built]).map((step) => ({ ...step, isOwn: true }))
    expect(marksOf(own, view)).toMatchObject({ swaps: [], refilled: [] })
    expect(marksOf([...own, ...recentSteps([locked])], view)).toMatchObject({ swaps: [], isLocked: true })
  })
})
