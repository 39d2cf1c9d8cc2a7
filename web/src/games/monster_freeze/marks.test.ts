import { describe, expect, it } from 'vitest'
import { recentSteps } from '../../ui/testRecent'
import { marksOf } from './marks'

const swapped = { type: 'swapped', seat: 1, given: 'a', taken: 'b' }
const trick = { type: 'trick', seat: 2, colour: 'red', stack: [], drawn: [] }

describe('what stays marked on the table', () => {
  it('is who gave the centre card, and which card was taken for it', () => {
    const marks = marksOf(recentSteps([swapped]))
    expect([marks.giver, [...marks.taken]]).toEqual([1, ['b']])
  })

  it('is no card that was given back', () => {
    const back = { type: 'swapped', seat: 1, given: 'b', taken: 'a' }
    expect([...marksOf(recentSteps([swapped], [back])).taken]).toEqual(['a'])
  })

  it('is nobody’s card once the pile has given another', () => {
    expect(marksOf(recentSteps([swapped], [{ type: 'refreshed', old: 'a', new: 'c', voted: true }])).giver).toBeNull()
  })

  it('is the last trick of a rival, until the next round', () => {
    expect(marksOf(recentSteps([trick])).trick).toEqual({ seat: 2, colour: 'red' })
    expect(marksOf(recentSteps([trick], [{ type: 'dealt', round: 2, hands: [], centre: 'x' }])).trick).toBeNull()
  })

  it('is nothing of one’s own', () => {
    const own = recentSteps([swapped, trick]).map((step) => ({ ...step, isOwn: true }))
    expect(marksOf(own)).toMatchObject({ giver: null, trick: null })
  })
})
