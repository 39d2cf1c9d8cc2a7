import { describe, expect, it } from 'vitest'
import { aheadOf, isWhole, walkOver } from './walking'
import type { Path } from './wire'

const PATHS: Path[] = ['AB', 'ACD', 'E'].map((doors) => ({ type: 'path', doors: Array.from(doors) }))
const stroke = (stops: string[]) => stops.reduce<readonly string[]>((doors, stop) => walkOver(PATHS, doors, stop), [])

describe('a walk by dragging', () => {
  it('adds what is offered and passes over the rest', () => {
    expect(stroke(['', 'A', 'E', 'C', 'D'])).toEqual(['A', 'C', 'D'])
  })

  it('takes the last door back over the stop before it, the start cone too', () => {
    expect(stroke(['A', 'C', 'A'])).toEqual(['A'])
    expect(stroke(['A', 'C', 'A', 'B'])).toEqual(['A', 'B'])
    expect(stroke(['A', ''])).toEqual([])
  })

  it('knows when an offered path is whole', () => {
    expect([...aheadOf(PATHS, ['A'])]).toEqual(['B', 'C'])
    expect(isWhole(PATHS, ['A', 'C'])).toBe(false)
    expect(isWhole(PATHS, ['A', 'C', 'D'])).toBe(true)
  })
})
