import { describe, expect, it } from 'vitest'
import { centimetresOf, fullStretch, handBehind, isGrip, powerOf, stretchFor, stretchOf, strayOf } from './pulling'
import { viewWith } from './fixture'
import { aimablesOf, thingAt } from './targets'
import type { Spot } from './stage'

const stage = { width: 390, height: 376 }
const screen = { width: 390, height: 844 }

describe('a pull', () => {
  it('is nothing at the penguin, and all at its full stretch', () => {
    const from = { x: 200, y: 300 }
    expect(stretchOf(from, from, stage, screen)).toBe(0)
    expect(stretchOf(from, { x: 210, y: 300 }, stage, screen)).toBe(0)
    const full = fullStretch(from, { x: 200, y: 400 }, stage, screen)
    expect(stretchOf(from, { x: 200, y: 300 + full }, stage, screen)).toBe(1)
    expect(stretchOf(from, { x: 200, y: 300 + 2 * full }, stage, screen)).toBe(1)
  })

  it('reaches all its power before any edge of the screen', () => {
    for (const from of [
      { x: 36, y: 300 },
      { x: 370, y: 120 },
      { x: 200, y: 820 },
      { x: 40, y: 30 },
    ])
      for (let angle = 0; angle < 360; angle += 15) {
        const way = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) }
        let hand = from
        // As far as a finger gets.
        for (let away = 0; hand.x > 2 && hand.x < 388 && hand.y > 2 && hand.y < 842; away += 1)
          hand = { x: from.x + way.x * away, y: from.y + way.y * away }
        expect(stretchOf(from, hand, stage, screen), `${from.x} ${from.y} ${angle}`).toBe(1)
      }
  })

  it('makes the way grow as the pull does', () => {
    expect(powerOf(1)).toBe(1000)
    expect(powerOf(0.25)).toBe(500)
    expect(stretchFor(powerOf(0.36))).toBeCloseTo(0.36)
    expect(centimetresOf(powerOf(0.5)) / centimetresOf(powerOf(0.25))).toBeCloseTo(2, 1)
  })

  it('takes hold with a fingertip beside a small penguin', () => {
    expect(isGrip({ x: 0, y: 0 }, { x: 25, y: 0 }, 12)).toBe(true)
    expect(isGrip({ x: 0, y: 0 }, { x: 45, y: 0 }, 12)).toBe(false)
    expect(isGrip({ x: 0, y: 0 }, { x: 45, y: 0 }, 40)).toBe(true)
  })

  it('shows a hand behind whoever aims, and no cone without tremor', () => {
    const hand = handBehind({ x: 0.2, y: 0.2 }, Math.PI / 2, 1)
    expect(hand.x).toBeCloseTo(0.2)
    expect(hand.y).toBeLessThan(0.1)
    const { table } = viewWith()
    expect(strayOf({ table: { ...table, tremor: 'none' } })).toBe(0)
    expect(strayOf({ table: { ...table, tremor: 'large' } })).toBeGreaterThan(strayOf({ table }))
  })
})

describe('what is touched', () => {
  const things = aimablesOf(
    [
      { seat: 0, x: 0.08, y: 0.09 },
      { seat: 1, x: 0.3, y: 0.4 },
    ],
    0,
  )
  /** A camera from the south: what is high is seen farther up. */
  const locate = ({ x, y }: Spot, height: number) => ({ x: x * 1000, y: 520 - y * 1000 - height * 800 })

  it('is the door whose fish hangs there, not the floor behind it', () => {
    expect(thingAt({ x: 330, y: 520 - 100 - 56 }, things, locate)?.target).toBe('door d14')
    expect(thingAt({ x: 330, y: 520 - 100 - 56 }, things, locate)?.spot).toEqual({ x: 0.33, y: 0.1 })
  })

  it('is another penguin, never the own one, and nothing on bare floor', () => {
    expect(thingAt({ x: 300, y: 100 }, things, locate)?.target).toBe('seat 1')
    expect(thingAt({ x: 80, y: 430 }, things, locate)).toBeNull()
    expect(thingAt({ x: 150, y: 450 }, things, locate)).toBeNull()
  })
})
