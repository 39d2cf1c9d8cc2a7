import { describe, expect, it } from 'vitest'
import { follow, goOn, isTime } from '../../guide/progress'
import { viewWith } from './fixture'
import { guide } from './guide'
import type { View } from './wire'

const { steps } = guide
const words = (at: number) => steps[at]?.text.en ?? ''
const portions = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ at: 33, owner: 0, slot: number + 1 }))
const base = viewWith().pawns.map((pawn) => ({ ...pawn, where: 'base' as const, edge: null }))
const at = (change: Partial<View>): View => viewWith({ ghosts: [], round: 1, portions: portions(12), ...change })

describe('the guided first game', () => {
  it('speaks of what is asked', () => {
    const rolling = at({ phase: 'roll', die: null, pawns: base })
    let step = goOn(steps, 0, rolling, 0)
    expect(words(step)).toMatch(/^Roll/)
    step = follow(steps, step, at({ phase: 'move', pawns: base }), 0)
    expect(words(step)).toMatch(/^You walk/)
    step = follow(steps, step, at({ phase: 'roll', active: 1 }), 0)
    expect(words(step)).toMatch(/^Triangles/)
    step = follow(steps, step, at({ portions: portions(11) }), 0)
    expect(words(step)).toMatch(/^From round 4/)
  })

  it('tells of ghosts only when they are near', () => {
    const ghosts = steps.find((step) => step.text.en.startsWith('From round 4'))
    expect(ghosts && isTime(ghosts, at({}), 0)).toBe(false)
    expect(ghosts && isTime(ghosts, at({ round: 3 }), 0)).toBe(true)
  })

  it('ends with closing words, whatever was read', () => {
    expect(follow(steps, 0, at({ phase: 'over' }), 0)).toBe(steps.length - 1)
  })
})
