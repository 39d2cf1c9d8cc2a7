import { describe, expect, it } from 'vitest'
import cases from '../../../../tests/games/monster_freeze/stack_cases.json'
import { deckOf, seenOf, showingOf, turnedBy, turnedOver, type Cells } from './cards'
import type { Placement } from './wire'

const deck = deckOf(null)
const written = (cells: Cells) => cells.map((cell) => cell?.charAt(0).toUpperCase() ?? '.').join('')

describe('cards', () => {
  it('are the 90 of the official deck, or those of the table', () => {
    expect(deck.size).toBe(90)
    expect(deckOf([{ id: 'A', front: 'RRRRRRRRR', back: 'BBBBBBBBB' }]).size).toBe(1)
  })

  it('turn clockwise', () => {
    expect(written(seenOf(deck, ['MF01', 'front', 0]))).toBe('..BYRV.G.')
    expect(written(seenOf(deck, ['MF01', 'front', 1]))).toBe('.Y.GR..VB')
  })

  it('come back after four quarter turns', () => {
    const placement: Placement = ['MF07', 'back', 3]
    expect(turnedBy(placement, 4)).toEqual(placement)
    expect(turnedBy(placement, 1)).toEqual(['MF07', 'back', 0])
  })

  it('keep their holes, mirrored, when they are turned over', () => {
    for (const rot of [0, 1, 2, 3]) {
      const before = seenOf(deck, ['MF11', 'front', rot])
      const after = seenOf(deck, turnedOver(['MF11', 'front', rot]))
      const mirrored = after.map((_, at) => after[Math.floor(at / 3) * 3 + 2 - (at % 3)])
      expect(mirrored.map((cell) => cell === null)).toEqual(before.map((cell) => cell === null))
    }
  })

  it('show what lies below a hole, and the table below the last one', () => {
    const low: Placement = ['MF01', 'front', 0]
    const high: Placement = ['MF02', 'front', 0]
    expect(written(showingOf(deck, [low, high]))).toBe('VGBYRB.G.')
  })

  it.each(cases)('show in a stack what the server sees: $stack', ({ stack, seen }) => {
    expect(written(showingOf(deck, stack as unknown as Placement[]))).toBe(seen)
  })
})
