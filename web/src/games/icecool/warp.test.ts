import { describe, expect, it } from 'vitest'
import { momentsOf, Warp } from './warp'
import { cuesOf } from './reel'
import { flicked } from './fixture'

describe('time around what matters', () => {
  it('is the time of the clock where nothing happens', () => {
    expect(new Warp([]).at(1.25)).toBe(1.25)
    expect(new Warp([2]).at(1)).toBe(1)
  })

  it('never runs back, stands still at a moment, and loses nothing', () => {
    const warp = new Warp([0.02, 0.9])
    const seen = Array.from({ length: 600 }, (_, at) => warp.at(at / 100))
    expect(seen.every((each, at) => at === 0 || each >= (seen[at - 1] ?? 0) - 1e-9)).toBe(true)
    expect(seen.filter((each) => Math.abs(each - 0.9) < 1e-9).length).toBeGreaterThan(25)
    expect(seen.at(-1)).toBeGreaterThan(4)
  })

  it('is slow for touches, fish and jumps; not for bounces and doors', () => {
    const reel = (change: Parameters<typeof flicked>[0], takes: Parameters<typeof cuesOf>[0]['takes']) =>
      cuesOf({
        key: '',
        number: 1,
        seat: 0,
        direction: 0,
        text: '',
        starts: [],
        happenings: flicked(change).happenings,
        takes,
        fish: null,
        isLive: true,
      })
    expect(momentsOf(reel({}, []))).toEqual([])
    expect(momentsOf(reel({}, [{ seat: 0, door: 'd14', sample: 800 }]))).toEqual([0.4])
    const touched = { type: 'touched', seat: 0, other: 1 } as const
    const happenings = [
      { ...touched, sample: 100 },
      { ...touched, sample: 120 },
    ]
    expect(momentsOf(reel({ happenings }, []))).toEqual([0.05])
  })
})
