import { describe, expect, it } from 'vitest'
import type { GuideMoment, GuideStep } from '../games/board'
import { BEGINNING, goOn, hear, isLate, isReading, stepOf, type Progress } from './progress'

const text = { en: '', fr: '' }
const has = (event: string) => (moment: GuideMoment) => moment.events.includes(event)
const steps: GuideStep[] = [
  { id: 'hello', text },
  { id: 'roll', text, until: has('rolled') },
  { id: 'ghosts', text, from: has('ghost') },
  { id: 'piece', text, from: has('seen'), until: has('piece') },
  { id: 'caught', text, from: has('caught'), isAside: true },
  { id: 'again', text, until: has('rolled') },
]

const now = (...events: string[]): GuideMoment => ({ view: null, seat: 0, events, sees: () => false })
const after = (progress: Progress, ...events: string[]) =>
  events.reduce((all, event) => hear(steps, all, now(event)), progress)
const read = (progress: Progress) => goOn(steps, progress, now())
const begun = hear(steps, BEGINNING, now())

describe('the steps of a guide', () => {
  it('come one after the other: what is to be read until it is read, what is to be done until it is done', () => {
    expect(begun.now).toBe('hello')
    expect(after(begun, 'anything').now).toBe('hello')
    const rolling = read(begun)
    expect(rolling.now).toBe('roll')
    expect(after(rolling, 'anything').now).toBe('roll')
    expect(after(rolling, 'rolled').now).toBeNull()
  })

  it('praise what was done', () => {
    const won = after(read(begun), 'rolled')
    expect([won.wins, won.isPraised]).toEqual([1, false])
    expect(read(after(won, 'ghost')).isPraised).toBe(true)
  })

  it('wait for their moment, and for what is being read', () => {
    const meanwhile = after(begun, 'ghost')
    expect(meanwhile.now).toBe('hello')
    expect(read(meanwhile).now).toBe('roll')
    expect(after(read(meanwhile), 'rolled').now).toBe('ghosts')
  })

  it('are told of, not passed over, when they were done before they could be shown', () => {
    const done = read(after(begun, 'seen', 'piece'))
    const told = after(done, 'rolled')
    const step = stepOf(steps, told.now)
    expect(step?.id).toBe('piece')
    expect(step && [isReading(step, told), isLate(step, told)]).toEqual([true, true])
    expect(read(told).past).toContain('piece')
  })

  it('are not done by what happened before they came', () => {
    const rolled = after(read(begun), 'rolled', 'ghost')
    expect(after(rolled, 'seen').now).toBe('ghosts')
    const again = after(read(after(rolled, 'seen')), 'piece')
    expect(again.now).toBe('again')
    expect(after(again, 'rolled').now).toBeNull()
  })

  it('are told of when the position says that there is nothing left to do', () => {
    const line: GuideStep[] = [
      { id: 'hello', text },
      { id: 'piece', text, until: ({ view }) => view === 'taken' },
    ]
    const taken: GuideMoment = { ...now(), view: 'taken' }
    const told = goOn(line, hear(line, BEGINNING, taken), taken)
    const step = stepOf(line, told.now)
    expect(step && [step.id, isLate(step, told)]).toEqual(['piece', true])
  })

  it('are not waited for once the game is over, and none begins then', () => {
    const isOff = has('over')
    const line: GuideStep[] = [
      { id: 'one', text, until: has('one'), isOff },
      { id: 'two', text, until: has('two'), isOff },
      { id: 'end', text, from: has('over') },
    ]
    const over = hear(line, hear(line, BEGINNING, now()), now('over'))
    expect([over.now, over.seen]).toEqual(['end', ['one', 'end']])
  })

  it('give way to a surprise, once', () => {
    const caught = after(read(begun), 'caught')
    expect(caught.now).toBe('caught')
    expect(after(caught, 'caught', 'ghost').now).toBe('caught')
    expect(read(caught).now).toBe('roll')
    expect(after(read(caught), 'caught').now).toBe('roll')
  })

  it('are done, too, while a surprise is being read', () => {
    const caught = after(read(begun), 'caught', 'rolled')
    expect(caught.now).toBe('caught')
    expect(read(caught).past).toEqual(['hello', 'roll', 'caught'])
    expect(read(caught).now).toBeNull()
  })

  it('let a surprise wait for what is being read', () => {
    expect(after(begun, 'caught').now).toBe('hello')
    expect(read(after(begun, 'caught')).now).toBe('caught')
  })
})
