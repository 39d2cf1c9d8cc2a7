import { describe, expect, it } from 'vitest'
import { follow, goOn } from '../../guide/progress'
import { player, viewWith } from './fixture'
import { guide } from './guide'

const { steps } = guide
const words = (at: number) => steps[at]?.text.en ?? ''

describe('the guided first game', () => {
  it('speaks of what is asked', () => {
    const entry = viewWith({ phase: 'entry', players: [player({}), player({ colour: 'red', spot: [0.3, 0.4] })] })
    let step = goOn(steps, 0, entry, 0)
    expect(words(step)).toMatch(/^A Runner starts/)
    step = follow(steps, step, viewWith(), 0)
    expect(words(step)).toMatch(/^Aim/)
    const flicked = viewWith({
      active: 1,
      players: [player({ spot: [0.2, 0.1], turns: 1 }), player({ colour: 'red', spot: [0.3, 0.4] })],
    })
    step = follow(steps, step, flicked, 0)
    expect(words(step)).toMatch(/^You can see/)
    step = goOn(steps, step, flicked, 0)
    expect(words(step)).toMatch(/^Goal: your first fish/)
  })

  it('ends with closing words, whatever was read', () => {
    expect(follow(steps, 0, viewWith({ phase: 'game_over' }), 0)).toBe(steps.length - 1)
  })
})
