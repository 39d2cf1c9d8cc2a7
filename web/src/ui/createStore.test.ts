import { expect, test, vi } from 'vitest'
import { makeListeners } from './createStore'

test('everybody who listens is told, and nobody who has left', () => {
  const { subscribe, tell } = makeListeners()
  const [one, other] = [vi.fn(), vi.fn()]
  const leave = subscribe(one)
  subscribe(other)
  tell()
  leave()
  tell()
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
})

test('what changes outside is told as well, as long as somebody listens', () => {
  const outside = new Set<() => void>()
  const { subscribe } = makeListeners((tell) => {
    outside.add(tell)
    return () => outside.delete(tell)
  })
  expect(outside.size).toBe(0)
  const listener = vi.fn()
  const leave = subscribe(listener)
  for (const tell of outside) tell()
  leave()
  expect([listener.mock.calls.length, outside.size]).toEqual([1, 0])
})
