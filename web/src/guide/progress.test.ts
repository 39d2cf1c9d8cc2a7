import { describe, expect, it } from 'vitest'
import type { GuideStep } from '../games/board'
import { countAll, follow, goOn } from './progress'

const text = { en: '', fr: '' }
const reached = (goal: number) => (view: unknown) => (view as number) >= goal
const steps: GuideStep[] = [{ text }, { text, until: reached(1) }, { text, until: reached(2) }, { text }]
const after = (at: number, view: number) => follow(steps, { at, shown: at }, view, 0)

describe('the step of the guide', () => {
  it('without a goal stays until the player goes on', () => {
    expect(after(0, 9).at).toBe(0)
    expect(after(3, 9).at).toBe(3)
  })
  it('with a goal stays until it is reached', () => {
    expect([0, 1, 2].map((view) => after(1, view).at)).toEqual([1, 2, 3])
  })
  it('is past the last one when all is done', () => {
    expect(after(4, 9).at).toBe(4)
  })
  it('is counted among those that this game needs', () => {
    expect(countAll(steps, { at: 0, shown: 0 }, 0, 0)).toBe(4)
    expect(countAll(steps, { at: 0, shown: 0 }, 1, 0)).toBe(3)
    expect(after(1, 2)).toEqual({ at: 3, shown: 2 })
    expect(goOn(steps, { at: 0, shown: 0 }, 1, 0)).toEqual({ at: 2, shown: 1 })
    expect(countAll(steps, { at: 3, shown: 2 }, 2, 0)).toBe(3)
  })
})
