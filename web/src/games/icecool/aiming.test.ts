import { describe, expect, it } from 'vitest'
import {
  directionTo,
  fitted,
  fromPad,
  girth,
  hitWords,
  keyed,
  padSpot,
  PRESETS,
  presetOf,
  START,
  wrapped,
} from './aiming'
import { ReelClock } from './clock'
import { intoCircle, intoZone, zoneMiddle } from './PlacePanel'
import type { FlickRanges } from './wire'

const ranges: FlickRanges = {
  type: 'flick_ranges',
  direction: [0, 35_999],
  power: [50, 1000],
  offset: [-900, 900],
  height: [80, 500],
}
const at = { x: 0.1, y: 0.1 }

describe('aiming', () => {
  it('turns a target into a direction', () => {
    expect(directionTo(at, { x: 0.2, y: 0.1 })).toBe(0)
    expect(directionTo(at, { x: 0.1, y: 0.2 })).toBe(9000)
    expect(directionTo(at, { x: 0, y: 0.1 })).toBe(18_000)
    expect(directionTo(at, { x: 0.1, y: 0 })).toBe(27_000)
  })

  it('stays within what is offered, and goes round', () => {
    expect(wrapped(-100)).toBe(35_900)
    expect(fitted({ direction: 36_010, power: 0, offset: 2000, height: 12 }, ranges)).toEqual({
      direction: 10,
      power: 50,
      offset: 900,
      height: 80,
    })
  })

  it('follows the arrow keys, finely with Shift', () => {
    expect(keyed(START, 'ArrowLeft', false)?.direction).toBe(100)
    expect(keyed(START, 'ArrowRight', true)?.direction).toBe(-10)
    expect(keyed(START, 'ArrowUp', false)?.power).toBe(420)
    expect(keyed(START, 'a', false)).toBeNull()
  })

  it('finds the finger on the back, and back again', () => {
    const hit = { offset: 500, height: 300 }
    expect(fromPad(padSpot(hit), ranges)).toEqual(hit)
    expect(fromPad({ x: 1, y: 0.2 }, ranges)).toEqual({ offset: 900, height: 500 })
    expect(girth(175)).toBeCloseTo(0.0175, 6)
  })

  it('says what a hit usually does', () => {
    expect(hitWords(PRESETS.straight).what).toBe('goesStraight')
    expect(hitWords(PRESETS.left).what).toBe('goesLeft')
    expect(hitWords(PRESETS.right)).toEqual({ where: 'hitRight', what: 'goesRight', how: 'isStrong' })
    expect(hitWords(PRESETS.jump).what).toBe('goesJump')
    expect(presetOf({ ...START, ...PRESETS.jump })).toBe('jump')
    expect(presetOf({ ...START, offset: 33 })).toBeNull()
  })
})

describe('placing', () => {
  const zone = {
    type: 'zone_ranges' as const,
    x: [2555, 4875] as [number, number],
    y: [3755, 4675] as [number, number],
  }
  const circle = {
    type: 'circle_range' as const,
    x: 800,
    y: 935,
    radius: 250,
    others: [],
    elbow_room: 355,
    is_full: false,
  }

  it('brings a touch into the zone', () => {
    expect(intoZone({ x: 0, y: 0.4 }, zone)).toEqual({ x: 0.2555, y: 0.4 })
    expect(zoneMiddle(zone)).toEqual({ x: 0.3715, y: 0.4215 })
  })

  it('brings a touch into the circle', () => {
    const { x, y } = intoCircle({ x: 0.3, y: 0.3 }, circle)
    expect(Math.hypot(x * 10_000 - 800, y * 10_000 - 935)).toBeLessThanOrEqual(250)
    expect(intoCircle({ x: 0.085, y: 0.09 }, circle)).toEqual({ x: 0.085, y: 0.09 })
  })
})

describe('the clock of a recording', () => {
  it('runs, slows down, stops and jumps', () => {
    const clock = new ReelClock()
    clock.run(1000)
    expect(clock.at(1500)).toBeCloseTo(0.5)
    clock.setRate(1500, 0.25)
    expect(clock.at(2500)).toBeCloseTo(0.75)
    clock.stop(2500)
    expect(clock.at(9000)).toBeCloseTo(0.75)
    clock.seek(9000, 0.1)
    clock.run(9000)
    expect(clock.at(9400)).toBeCloseTo(0.2)
  })
})
