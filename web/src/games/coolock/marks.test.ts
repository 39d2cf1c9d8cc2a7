import { describe, expect, it } from 'vitest'
import { recentSteps } from '../../ui/testRecent'
import { viewWith } from './fixture'
import { landOf, middleOfSide, pointAt } from './geometry'
import { marksOf } from './marks'
import { standOf } from './walks'

const land = landOf('haunted_house')
const stepped = { type: 'stepped', seat: 1, edge: 47, via: 34 }
const taken = { type: 'portion_taken', seat: 1, portion: { at: 34, owner: 1, slot: 1 } }
const drawn = { type: 'card_drawn', seat: 1, card: 'lantern', cell: 'B2' }
const moved = { type: 'ghost_moved', ghost: 1, way: [45, 46, 45], fate: 'stays' }

describe('what stays marked in the house', () => {
  it('is the way of each walk, from where it began', () => {
    const before = viewWith()
    const [step] = recentSteps([stepped])
    const { walks } = marksOf(land, step ? [{ ...step, before }] : [])
    expect(walks).toEqual([{ seat: 1, points: [standOf(land, before, 1), pointAt(land, 34), middleOfSide(land, 47)] }])
  })

  it('begins at the first crossing where the rest is forgotten', () => {
    expect(marksOf(land, recentSteps([stepped])).walks[0]?.points[0]).toEqual(pointAt(land, 34))
  })

  it('is what was taken, opened and drawn', () => {
    const opened = { type: 'lock_opened', lock: { at: 45, colours: [1] }, by_card: false }
    const { spots, card } = marksOf(land, recentSteps([taken, opened], [drawn]))
    expect(spots).toEqual([
      { at: 34, kind: 'taken' },
      { at: 45, kind: 'opened' },
    ])
    expect(card).toEqual({ seat: 1, card: 'lantern', cell: 'B2' })
  })

  it('is not one’s own walk, but where the ghosts went after it', () => {
    const own = recentSteps([stepped, taken, moved]).map((step) => ({ ...step, isOwn: true }))
    const marks = marksOf(land, own)
    expect([marks.walks, marks.spots]).toEqual([[], []])
    expect(marks.drifts).toEqual([{ ghost: 1, points: [45, 46, 45].map((at) => pointAt(land, at)) }])
  })

  it('ends with a catch', () => {
    expect(marksOf(land, recentSteps([stepped, { type: 'caught', seat: 1, ghost: 1, zone: 2 }])).walks).toEqual([])
  })
})
