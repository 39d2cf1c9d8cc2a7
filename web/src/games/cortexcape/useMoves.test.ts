import { describe, expect, it } from 'vitest'
import { placeOf } from './geometry'
import { movesOf } from './useMoves'

const BEFORE = '.WWWWWWWGGGGYYYRR###'
const AFTER = 'WW#WWWWWGGGGYYYRRW##'
const built = {
  type: 'built',
  seat: 0,
  board: AFTER,
  build: { type: 'build', refill: { A: 'W' }, swaps: [['R', 'C']] },
}
const walked = {
  type: 'walked',
  seat: 0,
  points: 0,
  doors: 'AB',
  taken: 'WW',
  closed: ['X3'],
  marbles_left: [5, 6],
  scores: [0, 0],
  next_builder: 1,
  next_locker: 0,
}

describe('what moves with a step', () => {
  it('lets swapped pieces come from each other and others drop in', () => {
    const { arriving } = movesOf({ seq: 4, events: [built] }, BEFORE, AFTER)
    expect([...arriving]).toEqual([
      ['A', null],
      ['C', placeOf('R')],
      ['R', placeOf('C')],
    ])
  })

  it('moves nothing that stood there already', () => {
    expect(movesOf({ seq: 4, events: [built] }, AFTER, AFTER).arriving.size).toBe(0)
  })

  it('carries off what was walked over, and closes the exit', () => {
    const moves = movesOf({ seq: 6, events: [walked] }, AFTER, `..${AFTER.slice(2)}`)
    expect(moves.leaving).toEqual([
      { door: 'A', piece: 'W' },
      { door: 'B', piece: 'W' },
    ])
    expect(moves.closed).toEqual(['X3'])
  })
})
