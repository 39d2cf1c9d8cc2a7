import { expect, test } from 'vitest'
import { keepFrameWords } from '../net/words'
import { NOTHING } from '../net/useTableState'
import { markOf } from '../ui/naming'
import type { Eye, Frame } from '../wire'
import { retold } from './retelling'
import { nextScene, recentOf, sceneOf, type Telling } from './telling'
import { earlierScene } from './useEarlier'

const eye: Eye = { seat: 0, view: { seq: 3 }, offer: { actions: ['x'], open: [] }, events: [], take_back: false }

function frame(seq: number, actor: number): Frame {
  const said = `${markOf(actor)} acts.`
  const events = seq === 0 ? [] : [{ type: 'done', seq }]
  const made = { seq, at_ms: 0, seat: actor, events, view: { seq }, by: null, words: [{ en: said, fr: said }] }
  const found: Frame = { ...made, awaits: [0], left: [], landmark: null }
  keepFrameWords(found)
  return found
}

const frames = [frame(0, 0), frame(1, 0), frame(2, 1), frame(3, 2)]

function opened(): Telling {
  const scene = sceneOf({ ...NOTHING, seq: 3, eyes: [eye] })
  return { shown: scene, before: scene, queue: [], past: [] }
}

test('after a reload the story is shown again, step by step, and ends in the present', () => {
  const recent = recentOf(frames.slice(1).map((each) => earlierScene(each, eye)))
  expect(recent.map(({ seq }) => seq)).toEqual([1, 2, 3])
  let telling = retold(opened(), [{ eye, frames }])
  expect([telling.shown.seq, telling.shown.steps, telling.queue.map(({ seq }) => seq)]).toEqual([0, [], [1, 2, 3]])
  telling = nextScene(telling)
  expect(telling.shown.eyes.map(({ view, offer }) => [view, offer])).toEqual([[{ seq: 1 }, null]])
  telling = nextScene(nextScene(telling))
  expect(telling.shown.eyes).toEqual([eye])
  expect(telling.shown.steps).toEqual([{ seq: 3, events: frames[3]?.events }])
  expect(telling.past.map(({ actor }) => actor)).toEqual([0, 1, 2])
})

test('where the story ends elsewhere nothing is shown', () => {
  const before = opened()
  expect(retold(before, [{ eye, frames: frames.slice(0, 3) }])).toBe(before)
  expect(retold(before, [])).toBe(before)
})
