import { describe, expect, it } from 'vitest'
import { recentSteps } from '../../ui/testRecent'
import { marksOf } from './marks'

const slid = { type: 'slid', seat: 1, cocoon: 'E', source: 5, target: 4, cost: 1, forced: false }
const turned = { type: 'trap_turned', slot: 5, trap: 'T' }
const revealed = { type: 'guardian_revealed', slot: 5, guardian: 'hare', is_new: true }
const placed = { type: 'guardian_placed', seat: 1, guardian: 'hare', slot: 5, cocoon: 'B' }

describe('what stays marked on the box', () => {
  it('is which cocoon has slid, and from where', () => {
    expect([...marksOf(recentSteps([slid])).slid]).toEqual([['E', 'E']])
    expect([...marksOf(recentSteps([{ ...slid, source: 1 }])).slid]).toEqual([['E', 'N']])
  })

  it('is the trap that came up', () => {
    const marks = marksOf(recentSteps([slid, turned, { ...turned, type: 'trap_removed' }, revealed]))
    expect([marks.traps, marks.isHoleNew]).toEqual([['T'], true])
  })

  it('is where the guardian went', () => {
    const marks = marksOf(recentSteps([slid, revealed], [placed]))
    expect([[...marks.placed], marks.isHoleNew]).toEqual([[['hare', 'B']], false])
  })

  it('is not one’s own slide, but what it brought to light', () => {
    const own = recentSteps([slid, turned]).map((step) => ({ ...step, isOwn: true }))
    const marks = marksOf(own)
    expect([marks.slid.size, marks.traps]).toEqual([0, ['T']])
  })
})
