import { describe, expect, it } from 'vitest'
import { askFor, fieldsOf, firstFields, limitsOf, otherBounds } from './form'
import { kindOf } from './schema'
import { ACTION_PARTS as PARTS, INFO } from './testInfo'

const BID = kindOf(INFO.outside?.schemas.action, 'bid')
const FIELDS = fieldsOf(BID, PARTS)
const BOUNDS = { min_count: 2, count_max: 30, faces: [2, 3], hand: 'AB', left: 7 }

function ask(name: string, bounds: unknown = {}) {
  const field = FIELDS.find((each) => each.name === name)
  if (!field) throw new Error(name)
  return askFor(field.schema, limitsOf(bounds, name, field.schema).limits, PARTS)
}

describe('a form for an open kind of action', () => {
  it('asks for every field but the tag, each in its own way', () => {
    expect(FIELDS.map(({ name }) => name)).not.toContain('type')
    expect(ask('count')).toEqual({ kind: 'number', isWhole: true, min: null, max: null, step: 1 })
    expect(ask('face')).toEqual({ kind: 'choice', values: [1, 2, 3, 4, 5, 6] })
    expect(ask('colour')).toEqual({ kind: 'choice', values: ['dark_blue', 'red'] })
    expect(ask('sure').kind).toBe('boolean')
    expect(ask('words')).toEqual({ kind: 'text', min: 1, max: 20, pattern: null })
    expect(ask('places')).toMatchObject({ kind: 'list', min: 0, max: 3, item: { type: 'object' } })
    expect(ask('pair')).toMatchObject({ kind: 'tuple', items: [{ type: 'integer' }, { type: 'string' }] })
    expect(ask('note')).toMatchObject({ kind: 'maybe', nothing: null, inner: { type: 'string' } })
    expect(ask('extra')).toMatchObject({ kind: 'maybe', nothing: undefined, inner: { type: 'number' } })
    expect(ask('how')).toMatchObject({ kind: 'union', members: [{ tag: 'slow' }, { tag: 'fast' }] })
    expect(ask('wild').kind).toBe('json')
  })

  it('is narrowed by bounds whose names say what they bound', () => {
    expect(ask('count', BOUNDS)).toEqual({ kind: 'number', isWhole: true, min: 2, max: 30, step: 1 })
    expect(ask('face', BOUNDS)).toEqual({ kind: 'choice', values: [2, 3] })
    expect(ask('count', { count: [3, 5] })).toEqual({ kind: 'choice', values: [3, 4, 5] })
    expect(ask('count', { count: { min: 1, max: 2 } })).toEqual({ kind: 'choice', values: [1, 2] })
    expect(ask('colour', { colour: ['red'] })).toEqual({ kind: 'choice', values: ['red'] })
    expect(ask('count', 'anything')).toEqual(ask('count'))
  })

  it('shows people the bounds that no field understands', () => {
    expect(otherBounds(BOUNDS, FIELDS)).toEqual({ hand: 'AB', left: 7 })
    expect(otherBounds([1, 2], FIELDS)).toEqual({})
  })

  it('begins with what is usual, or the least that could be meant', () => {
    const first = firstFields(FIELDS, BOUNDS, PARTS)
    expect(first).toEqual({
      count: 2,
      face: 2,
      to_seat: 1,
      colour: 'dark_blue',
      sure: true,
      words: '',
      places: [],
      pair: [0, ''],
      note: null,
      how: { type: 'slow', steps: 1 },
      extra: undefined,
      wild: null,
    })
    expect(JSON.stringify(first)).not.toContain('extra')
  })
})
