import { describe, expect, it } from 'vitest'
import { NOTHING, type TableNow } from '../net/useTableState'
import type { Eye } from '../wire'
import { askedOf, asidesOf, chooseEye, offerOf } from './eyes'

const eye = (seat: number | null): Eye => ({
  seat,
  view: {},
  offer: null,
  events: [],
  take_back: false,
})

function waitingFor(seats: number[], eyes: Eye[]): TableNow {
  return {
    ...NOTHING,
    eyes,
    waiting: { type: 'decide', seats, deadline_ms: null, expiry: 'tick', asides: [], stand_ins: [] },
  }
}

describe('seats for whom nobody waits', () => {
  const offer = { seat: 1, actions: [{ type: 'propose_end' }], open: [] }
  const aside = { ...eye(1), offer }
  const now = waitingFor([0], [eye(0), aside, eye(2)])

  it('may have the screen when they may act', () => {
    expect(asidesOf(now, 0)).toEqual([1])
    expect(asidesOf(now, 1)).toEqual([])
    expect(chooseEye(now, 0, 1)?.seat).toBe(1)
  })

  it('keep it until something else is asked of whoever is to act', () => {
    const told = waitingFor([0], [eye(0), { ...aside, offer: { ...offer, actions: [] } }])
    expect(askedOf(told)).toBe(askedOf(now))
    const voting = waitingFor([0], [{ ...eye(0), offer }, aside])
    expect(askedOf(voting)).not.toBe(askedOf(now))
  })

  it('do not have it when they may not, or when it is their turn anyway', () => {
    expect(chooseEye(now, 0, 2)?.seat).toBe(0)
    expect(asidesOf(waitingFor([1], [eye(0), aside]), 0)).toEqual([])
    expect(asidesOf(waitingFor([0], [aside]), null)).toEqual([])
  })
})

describe('the eye one looks through', () => {
  const both = [eye(0), eye(2)]

  it('is that of the seat that is to act', () => {
    expect(chooseEye(waitingFor([2], both), 0)?.seat).toBe(2)
  })

  it('stays with whoever looked last while others act, and when both may act', () => {
    expect(chooseEye(waitingFor([1], both), 2)?.seat).toBe(2)
    expect(chooseEye(waitingFor([0, 2], both), 2)?.seat).toBe(2)
  })

  it('is the first one when nobody has looked yet', () => {
    expect(chooseEye(waitingFor([1], both), null)?.seat).toBe(0)
    expect(chooseEye(waitingFor([0], [eye(null)]), null)?.seat).toBeNull()
  })
})

it('an offer of nothing is no offer', () => {
  expect(offerOf({ ...eye(0), offer: { seat: 0, actions: [], open: [] } })).toBeNull()
  expect(offerOf({ ...eye(0), offer: { seat: 0, actions: [{ type: 'x' }], open: [] } })).not.toBeNull()
})
