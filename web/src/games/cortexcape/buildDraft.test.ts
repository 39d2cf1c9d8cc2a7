import { describe, expect, it } from 'vitest'
import {
  EMPTY_DRAFT,
  fillRest,
  missingOf,
  shownOn,
  stepBack,
  tapDoor,
  tapTray,
  toBuild,
  trayOf,
  undoTower,
  type BuildDraft,
  type BuildGround,
} from './buildDraft'

const FIRST: BuildGround = {
  board: '.'.repeat(20),
  bounds: { freed: 'ABCDEFGHIJKLMNOPQRST', hand: 'WWWWWWWWGGGGYYYRR###', towers: '', targets: 'ABCDEFGHIJKLMNOPQRST' },
}
const LATER: BuildGround = {
  board: '.WWWWWWWGGGGYYYR.###',
  bounds: { freed: 'AQ', hand: 'WR', towers: 'RST', targets: 'ABCDEFGHIJKLMNOPQ' },
}

const taps = (ground: BuildGround, doors: string, from: BuildDraft = EMPTY_DRAFT) =>
  Array.from(doors).reduce((draft, door) => tapDoor(draft, ground, door), from)

describe('the first build', () => {
  it('keeps a piece in hand while the tray has more of it', () => {
    const draft = taps(FIRST, 'AB', tapTray(EMPTY_DRAFT, FIRST, 'R'))
    expect(draft.fill).toEqual({ A: 'R', B: 'R' })
    expect(draft.held).toBeNull()
    expect(trayOf(draft, FIRST).R).toBe(0)
  })

  it('exchanges two placed pieces', () => {
    const reds = taps(FIRST, 'A', tapTray(EMPTY_DRAFT, FIRST, 'R'))
    const both = taps(FIRST, 'B', tapTray({ ...reds, held: null }, FIRST, '#'))
    expect(taps(FIRST, 'AB', { ...both, held: null }).fill).toEqual({ A: '#', B: 'R' })
  })

  it('fills the rest, whites first, and uses up the stock', () => {
    const draft = fillRest(taps(FIRST, 'A', tapTray(EMPTY_DRAFT, FIRST, '#')), FIRST)
    expect(missingOf(draft, FIRST)).toEqual({ doors: 0, towers: 0 })
    expect(draft.fill['B']).toBe('W')
    expect(Object.values(draft.fill).sort().join('')).toBe('###GGGGRRWWWWWWWWYYY')
    expect(toBuild(draft, FIRST)).toEqual({ type: 'build', placement: draft.fill })
  })
})

describe('a later build', () => {
  it('shows a tower and its target exchanged, a door refilled a moment ago too', () => {
    const draft = taps(LATER, 'RA', fillRest(EMPTY_DRAFT, LATER))
    expect(draft.swaps).toEqual({ R: 'A' })
    expect([shownOn(draft, LATER, 'A'), shownOn(draft, LATER, 'R')]).toEqual(['#', 'W'])
    expect(undoTower(draft, 'R').swaps).toEqual({})
    expect(stepBack(draft).swaps).toEqual({})
  })

  it('asks for a piece before a tower goes to an empty door', () => {
    const draft = taps(LATER, 'RA')
    expect(draft.swaps).toEqual({})
    expect(draft.note?.key).toBe('saidFillFirst')
  })

  it('sends one swap for each tower', () => {
    const draft = taps(LATER, 'RBSCTA', fillRest(EMPTY_DRAFT, LATER))
    expect(toBuild(draft, LATER)).toEqual({
      type: 'build',
      refill: { A: 'W', Q: 'R' },
      swaps: [
        ['R', 'B'],
        ['S', 'C'],
        ['T', 'A'],
      ],
    })
  })
})
