// What happened before this page was opened, or before something was taken back: asked of the story, so
// that marks and the last sentence are there again.
import { useEffect, useEffectEvent, useState } from 'react'
import { story } from '../net/api'
import type { TableNow } from '../net/useTableState'
import type { Eye, Frame } from '../wire'
import { sceneOf, type Scene } from './telling'

/** So many moves back: a round of the longest game. */
const MOST_MOVES = 40

interface Known {
  of: string
  /** As each seat of this page knows it. */
  scenes: ReadonlyMap<number | null, readonly Scene[]>
}

const NONE: readonly Scene[] = []

/** A step of the story, as one who was there would have heard of it. */
export function earlierScene({ seq, events, seat: decider, by }: Frame, eye: Eye): Scene {
  const own = { ...eye, offer: null, events, take_back: false }
  const scene = sceneOf({
    seq,
    eyes: [own],
    steps: [{ seq, events }],
    waiting: null,
    hasSecrets: false,
    by: decider === null ? [] : [by ?? { seat: decider, as: 'person' }],
  })
  return { ...scene, isEarlier: true }
}

export function useEarlier(table: string, now: TableNow, seat: number | null): readonly Scene[] {
  const { seq, eyes, welcomes, takenBack } = now
  const of = `${table} ${welcomes} ${takenBack} ${eyes.map((eye) => eye.seat).join()}`
  const [known, setKnown] = useState<Known | null>(null)
  const ask = useEffectEvent(async () => {
    // At the very beginning there is nothing, and of what comes later one hears.
    if (welcomes === 0 || seq === 0 || now.steps.some(({ events }) => events.length > 0)) return []
    return Promise.all(
      eyes.map(async (eye) => {
        const { frames } = await story(table, eye.seat, { after: Math.max(0, seq - MOST_MOVES) })
        const scenes = frames.filter((frame) => frame.seq <= seq).map((frame) => earlierScene(frame, eye))
        return [eye.seat, scenes] as const
      }),
    )
  })
  // Once for each welcome and each time something was taken back.
  useEffect(() => {
    let isLeft = false
    ask().then(
      (scenes) => {
        if (!isLeft) setKnown({ of, scenes: new Map(scenes) })
      },
      // Where one may not look back, nothing is remembered.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [of])
  return (known?.of === of && known.scenes.get(seat)) || NONE
}
