import { describe, expect, it } from 'vitest'
import { asStack, fitted, flip, flipAfterTurn, move, turn, type Arrangement } from './arrangement'

const three: Arrangement = [
  ['A', 'front', 0],
  ['B', 'back', 1],
  ['C', 'front', 3],
]

describe('the arrangement of one’s cards', () => {
  it('begins as they were dealt', () => {
    expect(fitted([], ['A', 'B', 'C'])).toEqual([
      ['A', 'front', 0],
      ['B', 'front', 0],
      ['C', 'front', 0],
    ])
  })

  it('stays while the cards are covered, and when nothing has changed', () => {
    expect(fitted(three, [])).toBe(three)
    expect(fitted(three, ['C', 'A', 'B'])).toBe(three)
  })

  it('puts a card from the centre where the given one lay', () => {
    expect(fitted(three, ['A', 'D', 'C'])).toEqual([
      ['A', 'front', 0],
      ['D', 'front', 0],
      ['C', 'front', 3],
    ])
  })

  it('turns, turns over and moves one card', () => {
    expect(turn(three, 'C')[2]).toEqual(['C', 'front', 0])
    expect(flip(three, 'B')[1]).toEqual(['B', 'front', 3])
    expect(flipAfterTurn(turn(three, 'B'), 'B')).toEqual(flip(three, 'B'))
    expect(move(three, 'A', 2).map(([card]) => card)).toEqual(['B', 'C', 'A'])
    expect(move(three, 'C', 3)).toBe(three)
  })

  it('is sent only when there are three', () => {
    expect(asStack(three)).toEqual(three)
    expect(asStack(three.slice(1))).toBeNull()
  })
})
