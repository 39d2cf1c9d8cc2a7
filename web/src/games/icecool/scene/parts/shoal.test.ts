import { describe, expect, it } from 'vitest'
import type { Fish } from '../../wire'
import { Shoal } from './shoal'

const blue: Fish = { colour: 'blue', door: 'd14' }
const red: Fish = { colour: 'red', door: 'd14' }

describe('the shoal', () => {
  it('hangs each fish at once, and then nothing moves', () => {
    const shoal = new Shoal()
    shoal.hang([blue, red], true)
    expect(shoal.children).toHaveLength(2)
    expect(shoal.live(0.016)).toBe(false)
  })
  it('lets a taken fish pop up and away', () => {
    const shoal = new Shoal()
    shoal.hang([blue, red], true)
    shoal.hang([red], true)
    expect(shoal.live(0.1)).toBe(true)
    expect(shoal.children).toHaveLength(2)
    for (let frame = 0; frame < 60; frame++) shoal.live(0.05)
    expect(shoal.children).toHaveLength(1)
    expect(shoal.live(0.05)).toBe(false)
  })
  it('takes it away at once where no motion is wanted', () => {
    const shoal = new Shoal()
    shoal.hang([blue, red], false)
    shoal.hang([red], false)
    expect(shoal.children).toHaveLength(1)
    expect(shoal.live(0.05)).toBe(false)
  })
  it('lets a moved fish swim to its new door: it is the same one', () => {
    const shoal = new Shoal()
    shoal.hang([blue], true)
    const [one] = shoal.children
    shoal.hang([{ ...blue, door: 'd23' }], true)
    expect(shoal.children).toEqual([one])
    for (let frame = 0; frame < 60; frame++) shoal.live(0.05)
    expect(one?.position.x).toBeCloseTo(0.2)
    expect(one?.position.y).toBeCloseTo(0.42)
  })
})
