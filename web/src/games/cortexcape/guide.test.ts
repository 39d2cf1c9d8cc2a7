import { describe, expect, it } from 'vitest'
import { guide } from './guide'
import type { View } from './wire'

/** The position in the list when the player has read on as far as the view allows. */
function reached(at: number, view: Pick<View, 'round' | 'phase' | 'starter'>): number {
  const step = guide.steps[at]
  return step && (!step.until || step.until(view, 0)) && at < guide.steps.length - 1 ? reached(at + 1, view) : at
}

const PHASES = ['build', 'lock', 'path'] as const

function textsOf(starter: number): string[] {
  let at = reached(0, { round: 1, phase: 'draw', starter: null })
  const texts = [guide.steps[at]?.text.en ?? '']
  for (let round = 1; round <= 3; round++) {
    for (const phase of PHASES) {
      at = reached(at, { round, phase, starter })
      texts.push(guide.steps[at]?.text.en ?? '')
    }
  }
  return texts
}

describe('the guided first game', () => {
  it('speaks of what is asked, whoever begins', () => {
    const mine = textsOf(0)
    expect(mine[1]).toMatch(/^You build first/)
    expect(mine[3]).toMatch(/^Find the cheapest way/)
    expect(mine[5]).toMatch(/^Your turn to lock/)
    expect(mine[7]).toMatch(/^You build again/)
    const bots = textsOf(1)
    expect(bots[2]).toMatch(/^You lock/)
    expect(bots[4]).toMatch(/^You build/)
    expect(bots[6]).toMatch(/^Find the cheapest way/)
  })

  it('ends with the closing words', () => {
    const last = guide.steps.length - 1
    expect(reached(0, { round: 3, phase: 'over', starter: 1 })).toBe(last)
    for (const starter of [0, 1]) expect(textsOf(starter).at(-1)).toBe(guide.steps[last]?.text.en)
  })
})
