import { describe, expect, it } from 'vitest'
import { playTime, sayClock } from './tableClock'

describe('the table’s clock', () => {
  it('counts play time only while play is on', () => {
    expect(playTime({ phase: 'live', play_ms: 1000, since_ms: 4000 }, 4500)).toBe(1500)
    expect(playTime({ phase: 'paused', play_ms: 1000, since_ms: 4000 }, 4500)).toBe(1000)
  })

  it('is read in minutes and seconds', () => {
    expect(sayClock(61_900)).toBe('1:01')
    expect(sayClock(-5)).toBe('0:00')
  })
})
