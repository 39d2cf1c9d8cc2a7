// Lets a board play what happened, event by event, before it shows how things are now.
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Step } from '../games/board'
import { lengthOf, withStep, type Playing } from './steps'

const USUAL_MS = 300
const NOTHING: readonly Playing[] = []

interface Options {
  /** Without motion nothing is played: everything is there at once. */
  motion: boolean
  /** How long an event takes, 150 to 400 ms; 0 for one that needs no time. Keep it stable. */
  duration?: (event: unknown) => number
}

interface Steps {
  /** What is being played; null when the board shows the present. */
  playing: Playing | null
  /** The present at once; any click or key does it too. */
  skip: () => void
}

export function useSteps(step: Step | null, { motion, duration }: Options): Steps {
  const [seen, setSeen] = useState(step)
  const [kept, setKept] = useState(NOTHING)
  let queue = kept
  // Taken up while rendering, so that the new position is never painted before its story.
  if (step !== seen) {
    setSeen(step)
    queue = step && motion ? withStep(kept, step) : NOTHING
    setKept(queue)
  }

  const playing = queue[0] ?? null
  const waiting = queue.length
  useEffect(() => {
    if (!playing) return
    const wanted = duration?.(playing.event) ?? USUAL_MS
    const timer = window.setTimeout(
      () => {
        setKept((all) => (all[0] === playing ? all.slice(1) : all))
      },
      lengthOf(wanted, waiting),
    )
    return () => {
      window.clearTimeout(timer)
    }
  }, [playing, waiting, duration])

  const isPlaying = playing !== null
  useEffect(() => {
    if (!isPlaying) return
    const stop = () => {
      setKept(NOTHING)
    }
    window.addEventListener('pointerdown', stop)
    window.addEventListener('keydown', stop)
    return () => {
      window.removeEventListener('pointerdown', stop)
      window.removeEventListener('keydown', stop)
    }
  }, [isPlaying])

  return {
    playing,
    skip: () => {
      setKept(NOTHING)
    },
  }
}

/** Tells the table whether something is still being played; before the next paint, and at each step. */
export function useWatched(watch: (isShowing: boolean) => void, isPlaying: boolean, step: Step | null): void {
  useLayoutEffect(() => {
    watch(isPlaying)
  }, [watch, isPlaying, step])
}

/** The last value from before the playing began, for as long as it goes on. */
export function useSettled<T>(value: T, isPlaying: boolean): T {
  const [settled, setSettled] = useState(value)
  if (!isPlaying && settled !== value) setSettled(value)
  return isPlaying ? settled : value
}
