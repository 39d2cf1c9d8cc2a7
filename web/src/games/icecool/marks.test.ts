import { describe, expect, it } from 'vitest'
import { recentSteps } from '../../ui/testRecent'
import { flicked } from './fixture'
import { marksOf, wayOf } from './marks'

const taken = { type: 'fish_taken', seat: 0, door: 'd14', fish: 1, sample: 800 }
const caught = { type: 'id_taken', seat: 0, catcher: 1, sample: 90 }

describe('what stays marked in the school', () => {
  it('is the last flick of each penguin', () => {
    const { flicks } = marksOf(recentSteps([flicked()], [flicked({ seat: 1, number: 2 })], [flicked({ number: 3 })]))
    expect(flicks.map(({ seat, number }) => [seat, number])).toEqual([
      [1, 2],
      [0, 3],
    ])
  })

  it('is every fish and every ID that was taken', () => {
    const { fish, ids } = marksOf(recentSteps([flicked(), taken], [caught]))
    expect([fish, ids]).toEqual([[{ seat: 0, door: 'd14' }], [0]])
  })

  it('is nothing of the round before', () => {
    const began = { type: 'round_began', round: 2, catcher: 1 }
    expect(marksOf(recentSteps([flicked(), taken, began]))).toEqual({ flicks: [], fish: [], ids: [] })
  })

  it('is a way from frame to frame, without the standing up', () => {
    const places = Float64Array.from([0, 0, 1, 1, 0, 1, 2, 0, 1, 9, 9, 9])
    const recording = { seats: [3], frames: 4, places: [places], turns: [], extra: [] }
    expect(wayOf({ seat: 3 }, recording)).toEqual({
      seat: 3,
      path: [
        [0, 0],
        [2, 0],
      ],
    })
  })
})
