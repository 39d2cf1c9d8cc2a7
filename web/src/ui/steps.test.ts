import { describe, expect, it } from 'vitest'
import { lengthOf, withStep, type Playing } from './steps'

const events = (queue: readonly Playing[]) => queue.map(({ event }) => event)

describe('the queue of events to play', () => {
  it('takes up the events of a step in their order, after those still waiting', () => {
    const one = withStep([], { seq: 1, events: ['a', 'b'] })
    const two = withStep(one, { seq: 2, events: ['c'] })
    expect(events(two)).toEqual(['a', 'b', 'c'])
    expect(two.map(({ seq }) => seq)).toEqual([1, 1, 2])
  })

  it('leaves the older events out when it has fallen far behind', () => {
    const long = withStep([], { seq: 1, events: Array.from({ length: 20 }, (_, at) => at) })
    expect(long).toHaveLength(20)
    expect(events(withStep(long, { seq: 2, events: ['now'] }))).toEqual(['now'])
  })

  it('shows an event for 150 to 400 ms, or not at all', () => {
    expect([0, 20, 300, 900].map((wanted) => lengthOf(wanted, 1))).toEqual([0, 150, 300, 400])
  })

  it('hurries when many wait', () => {
    expect(lengthOf(360, 5)).toBe(180)
  })
})
