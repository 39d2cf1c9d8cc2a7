import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paced, Player, type Script } from './player'

interface Part {
  name: string
  ms: number | null
}

/** Pictures are the names of all that was told; the view is how things are in the end. */
const SCRIPT: Script<string, string, Part> = {
  still: (view) => view,
  partsOf: ({ events }) => events as Part[],
  msOf: ({ ms }) => ms,
  begin: (scene, { name }, rest) => `${scene}+${name}${rest.length}`,
  end: (scene, { name }) => `${scene}.${name}`,
}

const part = (name: string, ms: number | null = 300): Part => ({ name, ms })
const step = (seq: number, ...events: Part[]) => ({ seq, events })

function opened() {
  const player = new Player<string, string, Part>(SCRIPT, 'now', null)
  const told: string[] = []
  player.subscribe(() => {
    told.push(player.get().scene)
  })
  return { player, told }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the events of a step', () => {
  it('are played one after the other, and then the view stands', () => {
    const { player, told } = opened()
    player.take('then', step(1, part('a'), part('b')), true)
    expect(player.get()).toMatchObject({ isPlaying: true, view: 'then', settled: 'now', number: 1, ms: 300 })
    vi.advanceTimersByTime(300)
    expect(player.get()).toMatchObject({ isPlaying: true, number: 2, part: { name: 'b' } })
    vi.advanceTimersByTime(300)
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'then', settled: 'then', part: null })
    expect(told).toEqual(['now+a1', 'now+a1.a+b0', 'then'])
  })

  it('are told together with the next one where they need no time', () => {
    const { player } = opened()
    player.take('then', step(1, part('a', 0), part('b'), part('c', 0)), true)
    expect(player.get().scene).toBe('now+a2.a+b1')
    vi.advanceTimersByTime(300)
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'then' })
  })

  it('stay as long as they are watched where nobody knows how long', () => {
    const { player } = opened()
    player.take('then', step(1, part('reel', null)), true)
    vi.advanceTimersByTime(60_000)
    expect(player.get().isPlaying).toBe(true)
    player.finish()
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'then' })
  })

  it('are there at once when skipped, when nobody watches, and when one goes elsewhere', () => {
    const { player } = opened()
    player.take('then', step(1, part('a'), part('b')), true)
    player.skip()
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'then' })
    player.take('later', step(2, part('c')), false)
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'later' })
    player.take('last', step(3, part('d')), true)
    player.take('first', null, true)
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'first' })
    vi.advanceTimersByTime(5000)
    expect(player.get().scene).toBe('first')
  })

  it('wait for those of the step before, and every step ends as it did', () => {
    const { player, told } = opened()
    player.take('one', step(1, part('a')), true)
    player.take('two', step(2, part('b')), true)
    vi.advanceTimersByTime(600)
    expect(told.at(-2)).toBe('one+b0')
    expect(player.get().scene).toBe('two')
  })

  it('are told without being shown once too many steps wait', () => {
    const { player } = opened()
    for (let seq = 1; seq <= 7; seq += 1) player.take(`v${seq}`, step(seq, part(String(seq))), true)
    expect(player.get().part?.name).toBe('4')
    expect(player.get().scene).toBe('v3+40')
  })

  it('are not played twice through the eyes of another seat, or when the board is opened', () => {
    const first = step(1, part('a'))
    const player = new Player<string, string, Part>(SCRIPT, 'now', first)
    player.take('then', { ...first }, true)
    expect(player.get()).toMatchObject({ isPlaying: false, scene: 'then' })
  })
})

it('shows a moving piece for 150 to 400 ms, and hurries when many wait', () => {
  expect([0, 20, 300, 900].map((wanted) => paced(wanted, 1))).toEqual([0, 150, 300, 400])
  expect(paced(360, 5)).toBe(180)
})
