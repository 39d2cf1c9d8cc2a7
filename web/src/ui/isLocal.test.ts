import { expect, test } from 'vitest'
import { isLocal } from './isLocal'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['table.localhost', true],
  ['192.168.1.7', false],
  ['10.127.0.0', false],
  ['127.example.org', false],
  ['localhost.example.org', false],
])('only addresses of the machine itself are local: %s', (host, expected) => {
  expect(isLocal(host)).toBe(expected)
})
