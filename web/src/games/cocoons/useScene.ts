// Tells a step event by event, and shows the view as it is once the story is over.
import { useMemo, useState } from 'react'
import { useSteps } from '../../ui/useSteps'
import type { Playing } from '../../ui/steps'
import type { Step } from '../board'
import { durationOf, isTold, sceneOf, told, type Scene } from './playback'
import type { View } from './pieces'
import { asEvent } from './reading'
import type { Event } from './wire'

interface Memory {
  scene: Scene
  playing: Playing | null
  /** Another number for every event. */
  story: number
}

/** What is told after an event of the newest step; null for an older one, which is gone. */
function after(step: Step | null, playing: Playing): Event[] | null {
  const events = step?.events ?? []
  const at = events.indexOf(playing.event)
  return at < 0 ? null : events.slice(at + 1).map(asEvent)
}

export function useScene(
  view: View,
  step: Step | null,
  motion: boolean,
): { scene: Scene; isPlaying: boolean; story: number } {
  // Words need no time: left out, so that they do not hurry the rest.
  const shown = useMemo(() => step && { seq: step.seq, events: step.events.filter(isTold) }, [step])
  const { playing } = useSteps(shown, { motion, duration: durationOf })
  const [memory, setMemory] = useState<Memory>(() => ({ scene: sceneOf(view), playing: null, story: 0 }))
  let { scene, story } = memory
  if (playing === null && (scene.view !== view || scene.event !== null)) {
    scene = sceneOf(view)
    setMemory({ scene, playing, story })
  } else if (playing !== null && playing !== memory.playing) {
    scene =
      view.cocoons.length === 8 && scene.view.cocoons.length === 8
        ? told(scene, asEvent(playing.event), after(shown, playing), view)
        : { ...sceneOf(view), event: asEvent(playing.event) }
    story += 1
    setMemory({ scene, playing, story })
  }
  return { scene, isPlaying: playing !== null, story }
}
