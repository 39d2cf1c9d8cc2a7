import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followPointer, type Follow } from './usePointerDrag'

let told: string[]

function press(more: Partial<Follow> = {}) {
  return followPointer(
    { pointerId: 1, clientX: 100, clientY: 100 },
    {
      begin: () => told.push('begin'),
      move: (x, y) => told.push(`${x} ${y}`),
      end: (place) => told.push(place ? `end ${place.x} ${place.y}` : 'end'),
      ...more,
    },
  )
}

function happens(type: string, clientX = 100, clientY = 100, pointerId = 1) {
  window.dispatchEvent(Object.assign(new Event(type), { clientX, clientY, pointerId }))
}

/** Whether a click reaches anybody. */
function isHeard(target: EventTarget): boolean {
  const click = new Event('click')
  const stop = vi.spyOn(click, 'stopPropagation')
  target.dispatchEvent(click)
  return stop.mock.calls.length === 0
}

beforeEach(() => {
  told = []
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a press that hardly travels stays a tap, and its click is heard', () => {
  press()
  happens('pointermove', 104, 104)
  happens('pointerup', 104, 104)
  expect(told).toEqual(['end'])
  expect(isHeard(window)).toBe(true)
})

test('a drag is followed to its end, and the click after it is not a tap', () => {
  press()
  happens('pointermove', 104, 100)
  happens('pointermove', 120, 100)
  happens('pointermove', 101, 100)
  happens('pointerup', 102, 100)
  happens('pointermove', 150, 100)
  expect(told).toEqual(['begin', '120 100', '101 100', 'end 102 100'])
  expect(isHeard(window)).toBe(false)
  expect(isHeard(window)).toBe(true)
})

test('a click that comes later is one of its own', () => {
  press()
  happens('pointermove', 120, 100)
  happens('pointerup', 120, 100)
  vi.advanceTimersByTime(60)
  expect(isHeard(window)).toBe(true)
})

test('other fingers change nothing', () => {
  press()
  happens('pointermove', 150, 100, 2)
  happens('pointerup', 150, 100, 2)
  happens('pointercancel', 150, 100, 2)
  expect(told).toEqual([])
})

test('a cancelled drag has no place to end, and swallows no click', () => {
  press()
  happens('pointermove', 120, 100)
  happens('pointercancel')
  happens('pointerup', 120, 100)
  expect(told).toEqual(['begin', '120 100', 'end'])
  expect(isHeard(window)).toBe(true)
})

test('whoever stops following hears of no end', () => {
  const stop = press()
  happens('pointermove', 120, 100)
  stop()
  happens('pointerup', 120, 100)
  expect(told).toEqual(['begin', '120 100'])
})

test('what captures the pointer alone hears no click', () => {
  const handle = Object.assign(new EventTarget(), { setPointerCapture: vi.fn() })
  press({ captures: handle as unknown as Element })
  happens('pointermove', 104, 100)
  expect(handle.setPointerCapture).not.toHaveBeenCalled()
  happens('pointermove', 120, 100)
  expect(handle.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1)
  happens('pointerup', 120, 100)
  expect([isHeard(handle), isHeard(window)]).toEqual([false, true])
})
