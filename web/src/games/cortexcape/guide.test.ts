import { describe, expect, it } from 'vitest'
import { guide } from './guide'
import type { View } from './wire'

/** The position in the list when the player has read on as far as the view allows. */
function reached(at: number, view: Pick<View, 'round' | 'phase'>): number {
  const step = guide.steps[at]
  return step && (!step.until || step.until(view, 0)) && at < guide.steps.length - 1 ? reached(at + 1, view) : at
}

const PHASES = ['build', 'lock', 'path'] as const

function texts(): string[] {
  let at = 0
  const texts: string[] = []
  for (let round = 1; round <= 3; round++) {
    for (const phase of PHASES) {
      at = reached(at, { round, phase })
      texts.push(guide.steps[at]?.text.en ?? '')
    }
  }
  return texts
}

describe('the guided first game', () => {
  it('speaks of what is asked', () => {
    const told = texts()
    expect(told[0]).toMatch(/^You build first/)
    expect(told[2]).toMatch(/^Find the cheapest way/)
    expect(told[4]).toMatch(/^Your turn to lock/)
    expect(told[6]).toMatch(/^You build again/)
  })

  it('ends with the closing words', () => {
    const last = guide.steps.length - 1
    expect(reached(0, { round: 3, phase: 'over' })).toBe(last)
    expect(texts().at(-1)).toBe(guide.steps[last]?.text.en)
  })
})
