import { describe, expect, it } from 'vitest'
import type { Decide, ToClient } from '../wire'
import { heard, type TableNow } from './useTable'

const NOW: TableNow = {
  status: 'lost',
  game: 'cortexcape',
  seq: 3,
  seats: [],
  eyes: [],
  waiting: null,
  story: ['before'],
  refused: null,
  busy: true,
}
const DECIDE: Decide = { type: 'decide', seats: [0], deadline_ms: null, expiry: 'stand_in' }
const EYE = { seat: 0, view: {}, offer: null, events: ['after'] }

describe('what a page knows after a message', () => {
  it('goes on with the story when the table has moved', () => {
    const message: ToClient = { type: 'moved', seq: 4, eyes: [EYE], waiting: DECIDE }
    const now = heard(NOW, message)
    expect([now.status, now.seq, now.story]).toEqual(['here', 4, ['before', 'after']])
  })

  it('keeps a refusal until the next action is acknowledged', () => {
    const refused: ToClient = {
      type: 'refused',
      id: 'a',
      seq: 3,
      code: 'no_route',
      rule: 'CX-42',
      hint: {},
      text: { en: 'No way.' },
    }
    const then = heard(NOW, refused)
    expect([then.busy, then.refused?.rule]).toEqual([false, 'CX-42'])
    expect(heard(then, { type: 'acked', id: 'b', seq: 4 }).refused).toBeNull()
  })

  it('is no longer busy after trouble', () => {
    expect(heard(NOW, { type: 'trouble', code: 'busy', text: '' }).busy).toBe(false)
  })
})
