import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromClient, Trouble, Welcome } from '../wire'
import { Line, type Ends } from './line'
import type { LinkReports } from './link'

/** A link that the test is the other end of. */
class Wire {
  sent: FromClient[] = []
  state: 'opening' | 'open' | 'closed' = 'opening'
  constructor(readonly reports: LinkReports) {}

  answer() {
    this.state = 'open'
    this.reports.opened()
  }

  break(code = 1006) {
    this.state = 'closed'
    this.reports.gone(code)
  }

  types = () => this.sent.map(({ type }) => type)
}

let wires: Wire[]
let said: string[]
let line: Line

function lineWith(ends: Partial<Ends> = {}): Line {
  return new Line(
    {
      open: (reports) => {
        const wire = new Wire(reports)
        wires.push(wire)
        return {
          isOpen: () => wire.state === 'open',
          send: (message) => wire.sent.push(message),
          close: () => {
            wire.state = 'closed'
          },
        }
      },
      tokens: () => ['token'],
      isThere: () => Promise.resolve(true),
      ...ends,
    },
    {
      heard: ({ type }) => said.push(type),
      lost: (status, unreadable) => said.push(`${status}${unreadable && ` ${unreadable}`}`),
      failed: () => said.push('failed'),
    },
  )
}

const wire = (at = -1): Wire => wires.at(at) as Wire
const welcome = (seq: number) => ({ type: 'welcome', seq }) as Welcome
const trouble = (code: string, id: string | null = null): Trouble => ({ type: 'trouble', code, text: '', id })
const hello = (since: number | null) => ({ type: 'hello', tokens: ['token'], since, words: true })

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  said = []
  line = lineWith()
  line.open()
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
})

test('it says hello, and after a break where it was, waiting longer each time', () => {
  wire().answer()
  expect(wire().sent).toEqual([hello(null)])
  wire().reports.heard(welcome(7))
  wire().break()
  expect(said).toEqual(['welcome', 'lost'])
  for (const wait of [250, 500, 1000, 2000, 4000, 4000]) {
    const before = wires.length
    vi.advanceTimersByTime(wait - 1)
    expect(wires).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(before + 1)
    wire().break()
  }
  vi.advanceTimersByTime(4000)
  wire().answer()
  expect(wire().sent).toEqual([hello(7)])
  wire().break()
  vi.advanceTimersByTime(250)
  expect(wire().state).toBe('opening')
})

test('an action is sent again over the next link, with the same id, until it is answered', () => {
  wire().answer()
  line.act(0, { type: 'roll' })
  wire().break()
  vi.advanceTimersByTime(250)
  wire().answer()
  expect(wire().types()).toEqual(['hello', 'act'])
  expect(wire().sent[1]).toEqual(wire(0).sent[1])
  wire().reports.heard({ type: 'acked', id: 'x', seq: 1 })
  wire().break()
  vi.advanceTimersByTime(250)
  wire().answer()
  expect(wire().types()).toEqual(['hello'])
})

test('an action made without a link waits for one', () => {
  line.act(0, { type: 'roll' })
  wire().answer()
  expect(wire().types()).toEqual(['hello', 'act'])
})

test('what may have been dropped is sent three times more, then it has failed', () => {
  wire().answer()
  line.act(0, { type: 'roll' })
  for (let time = 0; time < 3; time += 1) {
    wire().reports.heard(trouble('rate_limited'))
    vi.advanceTimersByTime(1200)
  }
  expect(
    wire()
      .types()
      .filter((type) => type === 'act'),
  ).toHaveLength(4)
  wire().reports.heard(trouble('rate_limited'))
  expect(said.slice(-2)).toEqual(['failed', 'trouble'])
})

test('trouble with something else changes nothing for the action', () => {
  wire().answer()
  line.act(0, { type: 'roll' })
  wire().reports.heard(trouble('no_chat'))
  wire().reports.heard(trouble('not_saved', 'another'))
  expect(said).not.toContain('failed')
  wire().reports.heard(trouble('not_saved'))
  expect(said).toContain('failed')
})

test('a link that answers no ping is given up', () => {
  wire().answer()
  vi.advanceTimersByTime(8000)
  expect(wire().types()).toEqual(['hello', 'ping'])
  wire().reports.heard({ type: 'pong', n: 0 })
  vi.advanceTimersByTime(8000)
  expect(said).toEqual(['pong'])
  vi.advanceTimersByTime(8000)
  expect([said.at(-1), wire(0).state]).toEqual(['lost', 'closed'])
})

test('without a network it is lost at once; when that is back, nobody waits', () => {
  wire().answer()
  line.drop()
  expect([said, wire().state]).toEqual([['lost'], 'closed'])
  line.hurry()
  expect(wires).toHaveLength(2)
  wire().answer()
  line.hurry()
  expect(wires).toHaveLength(2)
})

test('a table that is not there, or cannot be read, is not asked for again', () => {
  wire().answer()
  wire().break(4004)
  expect(said).toEqual(['unknown'])
  line.open()
  wire().answer()
  wire().break(4010)
  expect(said.at(-1)).toBe('unreadable damaged_table')
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(2)
})

test('turned away at the door, it asks whether there is such a table', async () => {
  line.close()
  line = lineWith({ isThere: () => Promise.resolve(false) })
  line.open()
  wire().break()
  await vi.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['lost', 'unknown'])
  const before = wires.length
  vi.advanceTimersByTime(60_000)
  expect(wires).toHaveLength(before)
})

test('closed, it is silent; opened again, it remembers where it was', () => {
  wire().answer()
  wire().reports.heard(welcome(3))
  line.close()
  vi.advanceTimersByTime(60_000)
  expect([wires.length, wire().state]).toEqual([1, 'closed'])
  line.open()
  wire().answer()
  expect(wire().sent).toEqual([hello(3)])
})
