import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playTime, sayClock, TableClock } from './tableClock'

describe('the table’s clock', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['performance'] }) })
  afterEach(() => { vi.useRealTimers() })

  it('goes on between views', () => {
    const clock = new TableClock(5000, true)
    vi.advanceTimersByTime(700)
    expect(clock.now()).toBe(5700)
  })

  it('is not set back by a view that comes late', () => {
    const clock = new TableClock(5000, true)
    vi.advanceTimersByTime(1000)
    clock.hear(5400)
    expect(clock.now()).toBe(6000)
  })

  it('goes back with a replay, and stands still there', () => {
    const clock = new TableClock(5000, false)
    vi.advanceTimersByTime(1000)
    expect(clock.now()).toBe(5000)
    clock.hear(2000)
    expect(clock.now()).toBe(2000)
  })

  it('counts play time only while play is on', () => {
    expect(playTime({ phase: 'live', play_ms: 1000, since_ms: 4000 }, 4500)).toBe(1500)
    expect(playTime({ phase: 'paused', play_ms: 1000, since_ms: 4000 }, 4500)).toBe(1000)
  })

  it('is read in minutes and seconds', () => {
    expect(sayClock(61_900)).toBe('1:01')
    expect(sayClock(-5)).toBe('0:00')
  })
})
