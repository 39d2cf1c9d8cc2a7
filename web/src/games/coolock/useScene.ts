// Tells the steps one after another, event by event, and shows the view as it is once all is told.
// Bots may be quicker than the telling: their steps wait in line here, none is left out.
import { useEffect, useMemo, useState } from 'react'
import { lengthOf, type Playing } from '../../ui/steps'
import { useSteps } from '../../ui/useSteps'
import type { Step } from '../board'
import { landOf } from './geometry'
import { durationOf, partsOf, sceneOf, told, type Scene, type Told } from './playback'
import type { View } from './wire'

/** Beyond this the page was asleep: the old news is left out. */
const MOST_STEPS = 24

interface Memory {
  scene: Scene
  playing: Playing | null
  /** Another number for every event. */
  story: number
}

export interface Telling {
  scene: Scene
  isPlaying: boolean
  story: number
  /** How long the present event is told. */
  ms: number
}

function useLine(step: Step | null, motion: boolean, board: View['table']['board']) {
  const [seen, setSeen] = useState(step)
  const [line, setLine] = useState<readonly Step[]>([])
  let waiting = line
  if (step !== seen) {
    setSeen(step)
    // The same step through the eyes of another seat at this screen has been told already.
    if (step && step.seq === seen?.seq) return [line, setLine] as const
    const parts = step && {
      seq: step.seq,
      events: partsOf(landOf(board), step.events).filter((event) => durationOf(event) > 0 || isQuick(event)),
    }
    waiting = !parts || !motion ? [] : line.length >= MOST_STEPS ? [parts] : [...line, parts]
    setLine(waiting)
  }
  return [waiting, setLine] as const
}

/** Told without time, together with the next one: they change what is shown. */
const isQuick = (event: Told) => event.type === 'turn_began' || event.type === 'round_began'

export function useScene(view: View, step: Step | null, motion: boolean): Telling {
  const [line, setLine] = useLine(step, motion, view.table.board)
  const current = line[0] ?? null
  const timed = useMemo(
    () => current && { seq: current.seq, events: current.events.filter((event) => durationOf(event) > 0) },
    [current],
  )
  const { playing } = useSteps(timed, { motion, duration: durationOf })
  const [memory, setMemory] = useState<Memory>(() => ({ scene: sceneOf(view), playing: null, story: 0 }))
  let { scene, story } = memory
  if (playing === null && line.length > 0) {
    // While rendering: the next step begins before anything else is painted.
    if (current) for (const event of since(current, memory.playing, null)) scene = told(scene, event, view)
    setMemory({ scene, playing: null, story })
    setLine(line.slice(1))
  } else if (playing === null && (scene.view !== view || scene.event !== null)) {
    scene = { ...scene, view, event: null }
    setMemory({ scene, playing, story })
  } else if (playing !== null && playing !== memory.playing && current) {
    for (const event of since(current, memory.playing, playing)) scene = told(scene, event, view)
    story += 1
    setMemory({ scene, playing, story })
  }

  const isPlaying = playing !== null || line.length > 0
  useEffect(() => {
    if (!isPlaying) return
    const stop = () => {
      setLine([])
    }
    window.addEventListener('pointerdown', stop)
    window.addEventListener('keydown', stop)
    return () => {
      window.removeEventListener('pointerdown', stop)
      window.removeEventListener('keydown', stop)
    }
  }, [isPlaying, setLine])

  const left = current && playing ? current.events.length - current.events.indexOf(playing.event) : 0
  return { scene, isPlaying, story, ms: lengthOf(durationOf(playing?.event ?? {}), left) }
}

/** The events after the last one told, up to this one, which is among them, or all that are left. */
function since(step: Step, before: Playing | null, now: Playing | null): Told[] {
  const events = step.events as Told[]
  const from = before ? events.indexOf(before.event as Told) : -1
  return events.slice(from + 1, now ? events.indexOf(now.event as Told) + 1 : undefined)
}
