import { describe, expect, it } from 'vitest'
import { follow, goOn, isTime } from '../../guide/progress'
import { guide } from './guide'
import type { View } from './wire'

const PHASES = ['build', 'lock', 'path'] as const
const { steps } = guide
const words = (at: number) => steps[at]?.text.en ?? ''

/** What is shown when everything that can be read is read at once. */
function readOn(at: number, view: Pick<View, 'round' | 'phase'>): number {
  const now = follow(steps, at, view, 0)
  const step = steps[now]
  return step && !step.until && isTime(step, view, 0) && now < steps.length - 1
    ? readOn(goOn(steps, now, view, 0), view)
    : now
}

describe('the guided first game', () => {
  it('speaks of what is asked', () => {
    let at = 0
    const told: string[] = []
    for (let round = 1; round <= 3; round++) {
      for (const phase of PHASES) {
        at = readOn(at, { round, phase })
        told.push(words(at))
      }
    }
    expect(told[0]).toMatch(/^You build first/)
    expect(told[2]).toMatch(/^Find the cheapest way/)
    expect(told[4]).toMatch(/^Your turn to lock/)
    expect(told[6]).toMatch(/^You build again/)
    expect(at).toBe(steps.length - 1)
  })

  it('keeps what explains until it is read', () => {
    const locked = follow(steps, 1, { round: 1, phase: 'lock' }, 0)
    expect(words(locked)).toMatch(/^Now your opponent locks you in/)
    expect(follow(steps, locked, { round: 2, phase: 'build' }, 0)).toBe(locked)
    expect(words(goOn(steps, locked, { round: 2, phase: 'build' }, 0))).toMatch(/^Your marbles close/)
  })

  it('ends with closing words that wait for the end', () => {
    const last = steps.length - 1
    expect(follow(steps, 0, { round: 3, phase: 'over' }, 0)).toBe(last)
    const closing = steps[last]
    expect(closing && isTime(closing, { round: 5, phase: 'build' }, 0)).toBe(false)
  })
})
