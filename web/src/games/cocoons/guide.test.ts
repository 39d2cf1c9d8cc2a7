import { describe, expect, it } from 'vitest'
import { follow, goOn } from '../../guide/progress'
import { guide } from './guide'
import type { View } from './pieces'
import { VIEW } from './testView'

const begun: View = { ...VIEW, turn: 1, cocoons: VIEW.cocoons.map((cocoon) => ({ ...cocoon, holds: [] })) }
const housing = (count: number): View => ({
  ...VIEW,
  turn: 9,
  cocoons: VIEW.cocoons.map((cocoon, number) => ({ ...cocoon, holds: number < count ? ['owl'] : [] })),
})

describe('the guided first game', () => {
  it('goes on with what happens', () => {
    let at = goOn(guide.steps, 0, begun, 0)
    expect(at).toBe(1)
    at = follow(guide.steps, at, { ...begun, phase: 'guardian' }, 0)
    expect(at).toBe(2)
    at = follow(guide.steps, at, { ...begun, turn: 2, active: 1 }, 0)
    expect(at).toBe(3)
    at = goOn(guide.steps, at, housing(0), 0)
    expect([2, 5].map((count) => (at = follow(guide.steps, at, housing(count), 0)))).toEqual([5, 6])
    at = follow(guide.steps, at, { ...housing(8), is_ready: true }, 0)
    expect(at).toBe(7)
  })

  it('comes to its last word when the game is over early', () => {
    const over: View = { ...VIEW, phase: 'over', reason: 'out_of_tokens' }
    for (let at = 0; at < guide.steps.length; at += 1)
      expect(follow(guide.steps, at, over, 0)).toBe(guide.steps.length - 1)
  })

  it('speaks both languages', () => {
    for (const { text } of guide.steps) expect(text.en && text.fr).toBeTruthy()
  })
})
