import { describe, expect, it } from 'vitest'
import { readView, type Reader } from './reading'
import { kindOf } from './schema'
import { INFO, VIEW_PARTS } from './testInfo'

const READER: Reader = {
  language: 'en',
  names: {},
  seats: 3,
  seat: 1,
  seatName: (seat) => `Seat ${seat + 1}`,
  parts: VIEW_PARTS,
}
const SCHEMA = kindOf(INFO.outside?.schemas.view, 'view')

function read(view: Record<string, unknown>, reader = READER) {
  const { plain, panels } = readView({ type: 'view', ...view }, SCHEMA, reader)
  return Object.fromEntries([...plain, ...panels].map((fact) => [fact.label, fact.shown]))
}

describe('a view of any game', () => {
  it('is told in words, without what the table around it shows', () => {
    expect(
      read({ seat: 1, seats: 3, at_ms: 5, gone: null, left_over: 12, is_open: true, phase: 'last_round', hand: '' }),
    ).toEqual({
      'Still to come': { kind: 'text', text: '12' },
      'Is open': { kind: 'text', text: 'yes' },
      Phase: { kind: 'text', text: 'last round' },
      Hand: { kind: 'text', text: 'none', isNothing: true },
    })
  })

  it('names seats where a name or a mark says that a number is one', () => {
    expect(read({ turn_seat: 0, leads: 2, winners: [0, 1], active: 2, winner: 9 })).toEqual({
      'Turn seat': { kind: 'text', text: 'Seat 1' },
      Leads: { kind: 'text', text: 'Seat 3' },
      Winners: { kind: 'list', items: ['Seat 1', 'Seat 2'] },
      Active: { kind: 'text', text: '2' },
      Winner: { kind: 'text', text: '9' },
    })
  })

  it('makes a table of what belongs to seats, one’s own first', () => {
    const {
      Stacks: stacks,
      Scores: scores,
      Dice: dice,
    } = read({ stacks: [4, 5, 6], scores: [1, 2, 3], dice: [1, 2, 3] })
    expect(stacks).toMatchObject({ kind: 'table', rows: [{ seat: 1 }, { seat: 2 }, { seat: 0 }] })
    expect(scores).toMatchObject({ kind: 'table', columns: [''] })
    // As long as there are seats, but nothing says that it is theirs.
    expect(dice).toEqual({ kind: 'list', items: ['1', '2', '3'] })
  })

  it('makes tables of structs and grids of rows, and goes only so deep', () => {
    const shown = read({
      cards: [
        { type: 'card', seat: 2, value: 3 },
        { type: 'card', seat: 1, value: null },
      ],
      grid: [
        ['x', null],
        [null, 'o'],
      ],
      box: { inner: { deep: { deeper: { deepest: { of: 'all' } } } } },
      wait_ms: 2500,
    })
    expect(shown.Cards).toMatchObject({ kind: 'table', columns: ['Value'], rows: [{ seat: 1 }, { seat: 2 }] })
    expect(shown.Grid).toEqual({
      kind: 'grid',
      rows: [
        ['x', ''],
        ['', 'o'],
      ],
    })
    expect(JSON.stringify(shown.Box)).toContain('"deepest of all"')
    expect(shown.Wait).toEqual({ kind: 'text', text: '2.5 s' })
  })

  it('takes whatever comes', () => {
    for (const view of [null, 3, 'x', [], [1], {}]) expect(() => readView(view, {}, READER)).not.toThrow()
  })
})
