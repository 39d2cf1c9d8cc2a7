import { describe, expect, it } from 'vitest'
import { sceneOf, told, type Scene } from './playback'
import type { View } from './pieces'
import { VIEW } from './testView'
import type { Event } from './wire'

/** Every picture of a story. */
function film(before: View, events: Event[], after: View): Scene[] {
  let scene = sceneOf(before)
  return events.map((event, number) => (scene = told(scene, event, events.slice(number + 1), after)))
}

const slid: Event = { type: 'slid', seat: 0, cocoon: 'E', source: 5, target: 4, cost: 1, forced: false }
const moved = VIEW.cocoons.map((cocoon, number) => (number === 4 ? { ...cocoon, at: 4, tokens: 1 } : cocoon))

describe('a slide onto a trap', () => {
  const after: View = {
    ...VIEW,
    phase: 'guardian',
    cocoons: moved,
    free: 5,
    reserve: 18,
    uncovered: { what: 'guardian', guardian: 'hare' },
    turned: 1,
    corners: [1],
    lid_traps: ['R2', 'R5', 'T'],
  }
  const scenes = film(
    VIEW,
    [
      slid,
      { type: 'trap_turned', slot: 5, trap: 'T' },
      { type: 'trap_removed', slot: 5, trap: 'T' },
      { type: 'box_turned', turned: 1 },
      { type: 'guardian_revealed', slot: 5, guardian: 'hare', is_new: true },
    ],
    after,
  )

  it('uncovers its pieces one after another', () => {
    expect(scenes.map(({ hole }) => hole.what)).toEqual(['trap_down', 'trap', 'face_down', 'face_down', 'guardian'])
  })
  it('ends where the view is', () => {
    const last = scenes.at(-1)?.view
    expect(last?.cocoons).toEqual(after.cocoons)
    expect([last?.free, last?.reserve, last?.turned, last?.corners, last?.lid_traps]).toEqual([
      5,
      18,
      1,
      [1],
      after.lid_traps,
    ])
  })
  it('shows no picture in passing (CO-30)', () => {
    expect(scenes.every(({ view }) => view.sees.every((seen) => seen === null))).toBe(true)
  })
})

it('carries a guardian home', () => {
  const [scene] = film(VIEW, [{ type: 'guardian_placed', seat: 0, guardian: 'hare', slot: 4, cocoon: 'B' }], VIEW)
  expect(scene?.view.cocoons[1]?.holds).toEqual(['owl', 'hare'])
  expect(scene?.hole.what).toBe('empty')
})

it('moves a guardian by a correction', () => {
  const after = { ...VIEW, reserve: 16, lid_tokens: 3 }
  const [scene] = film(VIEW, [{ type: 'corrected', seat: 0, guardian: 'bat', source: 'F', target: 'A' }], after)
  expect([scene?.view.cocoons[5]?.holds, scene?.view.cocoons[0]?.holds]).toEqual([['frog'], ['bat']])
  expect([scene?.view.reserve, scene?.view.lid_tokens]).toEqual([16, 3])
})

it('shows what lies under a cocoon that nothing more is told of', () => {
  const [scene] = film(VIEW, [slid], { ...VIEW, free: 5, uncovered: { what: 'token' } })
  expect(scene?.hole.what).toBe('token')
})
