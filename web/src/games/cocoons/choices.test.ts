import { describe, expect, it } from 'vitest'
import type { Offer } from '../../wire'
import { choicesOf, correctable } from './choices'
import { trapsLeft } from './pieces'
import { tagsOf } from './Tags'
import { VIEW } from './testView'

const offer = (...actions: Record<string, unknown>[]): Offer => ({ seat: 0, actions, open: [] })
const asked = { view: VIEW, language: 'en' as const, correction: null }

describe('what a cocoon can be pressed for', () => {
  it('is what the offer lists, and nothing else', () => {
    expect(choicesOf({ ...asked, offer: null }).size).toBe(0)
    const choices = choicesOf({
      ...asked,
      offer: offer({ type: 'slide', cocoon: 'B' }, { type: 'share', cocoon: 'D' }),
    })
    expect([...choices]).toEqual([
      ['B', { words: 'slide it', glow: 'slide', does: { send: { type: 'slide', cocoon: 'B' } } }],
    ])
  })
  it('is a guardian first and its new cocoon then, in a correction', () => {
    const given = offer(
      { type: 'slide', cocoon: 'B' },
      { type: 'correct', guardian: 'owl', cocoon: 'A' },
      { type: 'correct', guardian: 'fish', cocoon: 'C' },
    )
    expect(correctable(VIEW, given)).toEqual([
      { guardian: 'owl', label: 'B' },
      { guardian: 'fish', label: 'D' },
    ])
    expect([...choicesOf({ ...asked, offer: given, correction: { guardian: null } }).keys()]).toEqual(['B', 'D'])
    const second = choicesOf({ ...asked, offer: given, correction: { guardian: 'fish' } })
    expect([...second].map(([label, { does }]) => [label, does])).toEqual([
      ['C', { send: { type: 'correct', guardian: 'fish', cocoon: 'C' } }],
    ])
  })
})

it('counts the traps that are still in the box, equal ones too', () => {
  expect(trapsLeft(VIEW)).toEqual(['R1', 'R3', 'R4', 'R6', 'R7', 'R8'])
  expect(trapsLeft({ ...VIEW, traps: ['R1', 'S', 'S', 'S', 'S'], lid_traps: ['S'] })).toEqual(['R1', 'S', 'S', 'S'])
})

it('shows the latest word on a cocoon first, and what was seen rather than believed', () => {
  const word = { seat: 1, cocoon: 'A' as const }
  const shares = [
    { ...word, turn: 1, guardian: 'fox' as const, kind: 'seen' as const },
    { ...word, turn: 2, guardian: 'owl' as const, kind: 'claim' as const },
    { ...word, turn: 3, guardian: 'fox' as const, kind: 'claim' as const },
  ]
  expect(tagsOf({ ...VIEW, shares }, 'A').map(({ guardian, kind }) => [guardian, kind])).toEqual([
    ['fox', 'seen'],
    ['owl', 'claim'],
  ])
})
