import { describe, expect, it } from 'vitest'
import type { GuideMoment } from '../board'
import { BEGINNING, goOn, hear, type Progress } from '../../guide/progress'
import { viewWith } from './fixture'
import { guide } from './guide'
import type { Event, View } from './wire'

const { steps } = guide
const piece = (owner: number, slot: number) => ({ at: 33, owner, slot })
const portions = Array.from({ length: 12 }, (_, number) => piece(number < 6 ? 0 : 1, number + 1))
const base = viewWith().pawns.map((pawn) => ({ ...pawn, where: 'base' as const, edge: null }))
const at = (change: Partial<View>, ...events: Event[]): GuideMoment => ({
  view: viewWith({ ghosts: [], round: 1, portions, ...change, table: { ...viewWith().table, seats: 2 } }),
  seat: 0,
  events,
  sees: () => false,
})
const walking = (): Progress => {
  const rolling = at({ phase: 'roll', die: null, active: 0, pawns: base })
  const begun = goOn(steps, hear(steps, BEGINNING, rolling), rolling)
  const moving = hear(steps, begun, at({ phase: 'move', active: 0, pawns: base }))
  return hear(steps, moving, at({ phase: 'roll', active: 1 }))
}

describe('the guided first game', () => {
  it('waits for a piece of one’s own, whatever the mate takes', () => {
    const begun = walking()
    expect(begun.now).toBe('portion')
    const [, ...rest] = portions
    const mates = hear(
      steps,
      begun,
      at({ portions: portions.slice(0, -1) }, { type: 'portion_taken', seat: 1, portion: piece(1, 12) }),
    )
    expect(mates.now).toBe('portion')
    expect(hear(steps, mates, at({ portions: rest })).past).toContain('portion')
  })

  it('explains padlocks of both kinds, also when the mate opens them all', () => {
    const opened: Event = { type: 'lock_opened', lock: { at: 3, colours: [0, 1] }, by_card: false }
    const heard = hear(steps, walking(), at({}, opened))
    expect(heard.come).toEqual(expect.arrayContaining(['lock', 'pair']))
    expect(heard.now).toBe('portion')
  })

  it('explains a black padlock when a card puts one up', () => {
    const placed: Event = { type: 'lock_placed', lock: { at: 3, colours: [] } }
    expect(hear(steps, walking(), at({}, placed)).now).toBe('black')
  })

  it('tells of ghosts only when they are near', () => {
    expect(hear(steps, walking(), at({ round: 2 })).come).not.toContain('ghosts')
    expect(hear(steps, walking(), at({ round: 3 })).come).toContain('ghosts')
  })
})
