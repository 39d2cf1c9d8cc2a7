import { describe, expect, it } from 'vitest'
import type { Decide, Eye, Moved, Refused, RematchAsked, TakeBackAsked, Welcome } from '../wire'
import { heard, meaningOf, NOTHING, type TableNow } from './useTableState'

const NOW: TableNow = { ...NOTHING, status: 'lost', game: 'cortexcape', seq: 3, busy: true }
const DECIDE: Decide = { type: 'decide', seats: [0], deadline_ms: null, expiry: 'stand_in', asides: [], stand_ins: [] }
const EYE: Eye = { seat: 0, view: {}, offer: null, events: ['after'], take_back: false }
const MOVED: Moved = {
  type: 'moved',
  seq: 4,
  now_ms: 900,
  eyes: [EYE],
  waiting: DECIDE,
  taken_back: false,
  by: [],
  has_secrets: false,
}
const WELCOME: Welcome = {
  type: 'welcome',
  table: 't',
  game: 'cortexcape',
  seq: 4,
  now_ms: 900,
  seats: [],
  eyes: [EYE],
  waiting: DECIDE,
  house: { absent: 'wait', chat: true },
  next: null,
  legs: [],
  leg_count: 2,
  watching: 1,
  origin: null,
  has_secrets: true,
}
const REFUSED: Refused = { type: 'refused', id: 'a', seq: 3, code: 'no_route', rule: 'CX-42', hint: {}, text: {} }

describe('what a page knows after a message', () => {
  it('is here again when the table has moved, and has a step to play', () => {
    const now = heard(NOW, MOVED, 50)
    expect([now.status, now.seq, now.clock]).toEqual(['here', 4, { table_ms: 900, heard_ms: 50 }])
    expect(now.steps).toEqual([{ seq: 4, events: ['after'] }])
  })

  it('has nothing to play after a welcome, and knows the house', () => {
    const now = heard(NOW, WELCOME, 0)
    expect([now.steps, now.house.chat]).toEqual([[], true])
    expect([now.hasSecrets, heard(now, MOVED, 0).hasSecrets]).toEqual([true, false])
  })

  it('counts what was taken back and forgets the refusal', () => {
    const now = heard({ ...heard(NOW, MOVED, 0), refused: REFUSED }, { ...MOVED, taken_back: true }, 0)
    expect([now.takenBack, now.refused]).toEqual([1, null])
  })

  it('keeps a refusal until the next action is acknowledged', () => {
    const then = heard(NOW, REFUSED, 0)
    expect([then.busy, then.refused?.rule]).toEqual([false, 'CX-42'])
    expect(heard(then, { type: 'acked', id: 'b', seq: 4 }, 0).refused).toBeNull()
  })

  it('is no longer busy after trouble with the action, but after no other', () => {
    const busyAfter = (code: string) => heard(NOW, { type: 'trouble', code, text: '', id: null }, 0).busy
    expect(['not_saved', 'internal', 'not_seated'].map(busyAfter)).toEqual([false, false, false])
    expect(['no_chat', 'too_late', 'private', 'rate_limited'].map(busyAfter)).toEqual([true, true, true, true])
  })

  it('sends an action again that may have been dropped', () => {
    expect(['rate_limited', 'no_chat', 'not_saved'].map(meaningOf)).toEqual(['again', 'aside', 'failed'])
  })

  it('shows what others try out until they stop or the table moves', () => {
    const shown = heard(NOW, { type: 'sketched', seat: 1, sketch: { door: 'A' } }, 0)
    expect(shown.sketches.get(1)).toEqual({ door: 'A' })
    expect(heard(shown, { type: 'sketched', seat: 1, sketch: null }, 0).sketches.size).toBe(0)
    expect(heard(shown, MOVED, 0).sketches.size).toBe(0)
  })

  it('remembers who asks to take back until it is settled; a no stays to be read', () => {
    const ask: TakeBackAsked = { type: 'take_back_asked', seat: 1, seq: 2, waits_for: [0], declined: [] }
    const asked = heard(NOW, ask, 0)
    expect(asked.asked?.seat).toBe(1)
    const done = heard(asked, { ...ask, waits_for: [] }, 0)
    expect([done.asked, done.undone?.seat]).toEqual([null, 1])
    expect(heard(asked, { ...ask, waits_for: [], declined: [0] }, 0).asked?.declined).toEqual([0])
  })

  it('keeps an offer to play on until the next table is open, and asks anew after a welcome', () => {
    const ask: RematchAsked = { type: 'rematch_asked', seat: 1, next: false, waits_for: [0], declined: [] }
    const asked = heard(NOW, ask, 0)
    expect(asked.offer?.seat).toBe(1)
    expect(heard(asked, WELCOME, 0).offer).toBeNull()
    expect(heard(asked, { type: 'rematched', table: 'new' }, 0).offer).toBeNull()
  })

  it('counts from the moment when it heard who is away, and who looks on', () => {
    const now = heard(heard(NOW, WELCOME, 40), { type: 'seats', seats: [] }, 70)
    expect([now.seatsHeard_ms, now.legCount, now.watching]).toEqual([70, 2, 1])
    expect(heard(now, { type: 'watched', count: 5 }, 80).watching).toBe(5)
  })

  it('numbers what is said, and follows a rematch', () => {
    const said = heard(
      heard(NOW, { type: 'emoted', seat: 0, emote: 'hello' }, 0),
      { type: 'said', seat: 1, text: 'Hi' },
      0,
    )
    expect(said.talk.map((each) => each.number)).toEqual([0, 1])
    const next = heard(said, { type: 'rematched', table: 'new' }, 0)
    expect(next.next).toBe('new')
    expect(heard(next, WELCOME, 0).next).toBe('new')
  })
})
