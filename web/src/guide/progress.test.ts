import { describe, expect, it } from 'vitest'
import type { GuideStep } from '../games/board'
import { follow, goOn, isTime } from './progress'

const text = { en: '', fr: '' }
const reached = (goal: number) => (view: unknown) => (view as number) >= goal
const steps: GuideStep[] = [
  { text },
  { text, until: reached(1) },
  { text, gone: reached(9) },
  { text, until: reached(2) },
  { text, from: reached(9) },
]

describe('the step of the guide', () => {
  it('without a goal stays until the player goes on', () => {
    expect(follow(steps, 0, 5, 0)).toBe(0)
    expect(follow(steps, 2, 5, 0)).toBe(2)
    expect(goOn(steps, 2, 0, 0)).toBe(3)
  })
  it('with a goal stays until it is reached, and is passed over when it is reached already', () => {
    expect([0, 1].map((view) => follow(steps, 1, view, 0))).toEqual([1, 2])
    expect(goOn(steps, 2, 5, 0)).toBe(4)
  })
  it('is passed over when its moment is gone', () => {
    expect(follow(steps, 1, 9, 0)).toBe(4)
  })
  it('waits for its moment', () => {
    const last = steps[4]
    expect(last && [5, 9].map((view) => isTime(last, view, 0))).toEqual([false, true])
  })
  it('is past the last one when all is done', () => {
    expect(follow(steps, 5, 9, 0)).toBe(5)
  })
})
