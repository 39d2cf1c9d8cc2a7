import { describe, expect, it } from 'vitest'
import { effectsOf } from './effects'
import { effect, hintsWith, viewWith } from './fixture'
import { beyond, homeOf, landOf, middleOfSide } from './geometry'
import { goalNear, goalsOf, trailOf } from './walks'
import type { Walk } from './wire'

const land = landOf('haunted_house')
const walk = (path: number[], into?: number): Walk =>
  into === undefined ? { type: 'move', path } : { type: 'move', path, into }

describe('the ends of the offered walks', () => {
  const view = viewWith()

  it('gathers the ways to one end, those that do most first', () => {
    const effects = effectsOf(hintsWith([effect([30, 24, 31]), effect([47, 53, 31], { takes: [34] })]))
    const goals = goalsOf(land, view, 0, [walk([30, 24, 31]), walk([47, 53, 31]), walk([47], 38)], effects)
    const end = goals.find((goal) => goal.edge === 31)
    expect(end?.ways.map((way) => way.path[0])).toEqual([47, 30])
    expect(goals).toHaveLength(2)
  })

  it('tells padlocks from ghosts', () => {
    const goals = goalsOf(land, view, 0, [walk([47], 38), walk([47, 53], 45), walk([47, 53, 59])])
    expect(goals.map((goal) => goal.kind).sort()).toEqual(['end', 'ghost', 'padlock'])
  })

  it('keeps two stops on one side apart', () => {
    const [a, b] = goalsOf(land, view, 0, [walk([], 26), walk([], 34)])
    expect(Math.hypot((a?.at.x ?? 0) - (b?.at.x ?? 0), (a?.at.y ?? 0) - (b?.at.y ?? 0))).toBeGreaterThan(18)
  })

  it('orders them like a clock', () => {
    const goals = goalsOf(land, view, 0, [walk([40 + 7]), walk([30]), walk([46])])
    const here = middleOfSide(land, 40)
    const angles = goals.map(({ at }) => (Math.atan2(at.x - here.x, here.y - at.y) + 2 * Math.PI) % (2 * Math.PI))
    expect(angles).toEqual([...angles].sort((one, two) => one - two))
  })

  it('draws a trail from where the pawn stands, also out of the base', () => {
    const trail = trailOf(land, view, 0, walk([47]))
    expect(trail[0]).toEqual(middleOfSide(land, 40))
    expect(trail.at(-1)).toEqual(middleOfSide(land, 47))
    const home = homeOf(land, 2, 1)
    const next = land.around[beyond(land, home?.edge ?? 0, home?.vertex ?? 0)]?.find((edge) => edge !== home?.edge) ?? 0
    const out = trailOf(land, view, 1, walk([home?.edge ?? 0, next]))
    expect(out[0]).toEqual(home?.at)
    expect(out).toHaveLength(5)
  })

  it('finds what is near a finger', () => {
    const goals = goalsOf(land, view, 0, [walk([47]), walk([30])])
    const spot = middleOfSide(land, 47)
    expect(goalNear(goals, { x: spot.x + 5, y: spot.y }, 20)?.edge).toBe(47)
    expect(goalNear(goals, { x: 0, y: 0 }, 20)).toBeNull()
  })
})
