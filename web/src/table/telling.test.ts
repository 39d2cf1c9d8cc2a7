import { describe, expect, test } from 'vitest'
import { keepEyeWords } from '../net/words'
import { NOTHING, type TableNow } from '../net/useTableState'
import { markOf } from '../ui/naming'
import type { By, Eye } from '../wire'
import {
  again,
  holdOf,
  nextScene,
  recentFor,
  recentOf,
  restOf,
  sceneOf,
  skipped,
  withScene,
  type Telling,
} from './telling'

/** The table after a step that a seat has made, as seat 0 sees it. */
function after(seq: number, actor: number | null, more: Partial<TableNow> = {}): TableNow {
  const event = { type: 'done', seq }
  const sentence = actor === null ? 'It happens.' : `${markOf(actor)} acts.`
  const eye: Eye = {
    seat: 0,
    view: { seq },
    offer: { actions: ['x'], open: [] },
    events: [event],
    take_back: false,
    words: { actions: [], events: [{ en: sentence, fr: sentence }] },
  }
  keepEyeWords(eye)
  const by: By[] = actor === null ? [] : [{ seat: actor, as: actor === 0 ? 'person' : 'bot' }]
  return { ...NOTHING, seq, eyes: [eye], steps: [{ seq, events: [event] }], by, ...more }
}

function start(): Telling {
  const scene = sceneOf(NOTHING)
  return { shown: scene, before: scene, queue: [], past: [] }
}

const CALM = { isAtOnce: false, isBusy: false }
const BUSY = { isAtOnce: false, isBusy: true }

describe('a sentence after its picture', () => {
  test('has what is left of its time, and always time to be read', () => {
    expect(restOf(1200, 300)).toBe(900)
    expect(restOf(1200, 5000)).toBeGreaterThanOrEqual(500)
    expect(restOf(0, 5000)).toBe(0)
  })
})

describe('what a page still has to show', () => {
  test('the first step is shown, the others wait for their turn', () => {
    let telling = withScene(start(), after(1, 1), CALM)
    expect(telling.shown.seq).toBe(1)
    telling = withScene(telling, after(2, 2), BUSY)
    telling = withScene(telling, after(3, 3), BUSY)
    expect([telling.shown.seq, telling.queue.map(({ seq }) => seq)]).toEqual([1, [2, 3]])
    telling = nextScene(telling)
    expect([telling.shown.seq, telling.before.seq, telling.queue.length]).toEqual([2, 1, 1])
  })

  test('nothing overtakes what waits', () => {
    const telling = { ...withScene(withScene(start(), after(1, 1), CALM), after(2, 1), BUSY) }
    expect(withScene(telling, after(3, 1), CALM).queue.map(({ seq }) => seq)).toEqual([2, 3])
  })

  test('at once means at once, and nothing is lost for the sentences', () => {
    let telling = withScene(withScene(start(), after(1, 1), CALM), after(2, 2), BUSY)
    telling = withScene(telling, after(3, 3), { isAtOnce: true, isBusy: true })
    expect([telling.shown.seq, telling.queue.length]).toEqual([3, 0])
    expect(telling.past.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('a welcome and a take-back put the table where it is', () => {
    const telling = withScene(withScene(start(), after(1, 1), CALM), after(2, 2), BUSY)
    const welcomed = withScene(telling, { ...after(9, null), steps: [] }, BUSY)
    expect([welcomed.shown.seq, welcomed.queue.length, welcomed.past.length]).toEqual([9, 0, 0])
  })

  test('what is recent begins with one’s own last action', () => {
    let telling = withScene(start(), after(1, 1), CALM)
    telling = withScene(telling, after(2, 0), CALM)
    telling = withScene(telling, after(3, 1), CALM)
    expect(recentOf(telling.past).map(({ seq }) => seq)).toEqual([2, 3])
  })

  test('going back shows nothing that could be done', () => {
    const telling = withScene(withScene(start(), after(1, 1), CALM), after(2, 1), CALM)
    const [eye] = telling.shown.before.eyes
    expect([eye?.offer, telling.shown.before.steps]).toEqual([null, []])
  })
})

describe('what has been shown', () => {
  const told = (...scenes: TableNow[]) => scenes.reduce((all, each) => withScene(all, each, CALM), start())
  const marked = (telling: Telling, seat: number | null) =>
    recentFor(telling.past, seat).map(({ seq, isOwn }) => (isOwn ? `own ${seq}` : seq))

  test('leaves its marks until one acts oneself', () => {
    const telling = told(after(1, 0), after(2, 1), after(3, 2))
    expect(marked(telling, 0)).toEqual(['own 1', 2, 3])
    expect(marked(withScene(telling, after(4, 0), CALM), 0)).toEqual(['own 4'])
  })

  test('is news where a bot has acted in one’s name', () => {
    const instead = after(3, 0, { by: [{ seat: 0, as: 'stand_in' }] })
    expect(marked(told(after(1, 0), after(2, 1), instead), 0)).toEqual(['own 1', 2, 3])
  })

  test('ends with a roll of one’s own, of which only the luck is told', () => {
    expect(marked(told(after(1, 1), after(2, 0, { by: [] })), 0)).toEqual(['own 2'])
  })

  test('stays while one only takes a note', () => {
    const telling = told(after(1, 0), after(2, 1), after(3, 0))
    const isAside = (event: unknown) => (event as { seq: number }).seq === 3
    expect(recentFor(telling.past, 0, isAside).map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('is the last turn for whoever looks on', () => {
    const watched = [after(1, 0), after(2, 1), after(3, null), after(4, 1)].map((now) => ({
      ...now,
      eyes: now.eyes.map((eye) => ({ ...eye, seat: null })),
    }))
    expect(marked(told(...watched), null)).toEqual([2, 3, 4])
  })

  test('is kept for each seat at one screen', () => {
    const shared = [after(1, 0), after(2, 1), after(3, 2)].map((now) => ({
      ...now,
      eyes: [...now.eyes, ...now.eyes.map((eye) => ({ ...eye, seat: 1 }))],
      steps: [...now.steps, ...now.steps],
      by: now.by.map((by): By => ({ ...by, as: 'person' })),
    }))
    const telling = told(...shared)
    expect([marked(telling, 0), marked(telling, 1)]).toEqual([
      ['own 1', 2, 3],
      ['own 2', 3],
    ])
  })

  test('is all there when one skips, and nothing of it is played', () => {
    const waiting = withScene(withScene(told(after(1, 1)), after(2, 1), BUSY), after(3, 2), BUSY)
    const telling = skipped(waiting)
    expect([telling.shown.seq, telling.shown.steps, telling.queue]).toEqual([3, [], []])
    expect(marked(telling, 0)).toEqual([1, 2, 3])
  })

  test('can be shown again from one’s own action on', () => {
    const telling = again(told(after(1, 1), after(2, 0), after(3, 1)))
    expect([telling.shown.seq, telling.queue.map(({ seq }) => seq)]).toEqual([1, [2, 3]])
    expect(marked(telling, 0)).toEqual([1])
  })
})

describe('how long a step is shown', () => {
  const scene = (actor: number | null) => withScene(start(), after(1, actor), CALM).shown

  test('one’s own takes no time, others’ do', () => {
    expect(holdOf(scene(0), 'normal', 0)).toBe(0)
    expect(holdOf(scene(1), 'normal', 0)).toBeGreaterThan(1000)
    expect(holdOf(scene(1), 'slow', 0)).toBeGreaterThan(holdOf(scene(1), 'normal', 0))
    expect(holdOf(scene(1), 'instant', 0)).toBe(0)
  })

  test('before the curtain falls there is time to see what came of it, at any tempo', () => {
    const shared = withScene(start(), after(1, 0, { hasSecrets: true }), CALM).shown
    expect(holdOf(shared, 'instant', 0)).toBeGreaterThan(1000)
  })

  test('a long queue goes faster, never in no time', () => {
    expect(holdOf(scene(1), 'normal', 50)).toBeLessThan(holdOf(scene(1), 'normal', 0))
    expect(holdOf(scene(1), 'normal', 50)).toBeGreaterThanOrEqual(450)
  })
})
