import { describe, expect, it } from 'vitest'
import { COLOURS } from '../facts'
import { swapped } from './swapped'

describe('colours that are chosen', () => {
  it('go to one seat each', () => {
    expect(swapped(COLOURS, 0, 'red')).toEqual(['red', 'blue', 'green', 'purple'])
    expect(swapped(COLOURS, 3, 'orange')).toEqual(['blue', 'red', 'green', 'orange'])
    expect(swapped(COLOURS, 2, 'green')).toEqual([...COLOURS])
  })
})
