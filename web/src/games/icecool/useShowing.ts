// Tells the steps one after another, flicks in real time, and shows the view as it is once all is told.
// The last flick can be watched again; a new one has the right of way.
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Step } from '../board'
import { ReelClock } from './clock'
import { finished, queued, settled, tapeOf, withoutFish, type Beat, type Item, type Tape } from './playback'
import { standingOf } from './reading'
import { posesOf } from './recording'
import type { Mark, Reel } from './reel'
import type { Pose } from './stage'
import { useReel, type Running } from './useReel'
import type { Fish, View } from './wire'

export interface Showing {
  /** The table as it has been told so far. */
  shown: View
  /** Something is being told; nothing can be done meanwhile. */
  isPlaying: boolean
  /** The flick that is watched, live or again. */
  reel: Reel | null
  running: Running
  poses: () => Pose[]
  isMoving: boolean
  fish: readonly Fish[]
  marks: readonly Mark[]
  news: readonly Item[]
  facing: readonly number[]
  /** The end of what is being played, at once. */
  skip: () => void
  watch: (isWanted: boolean) => void
}

function useTape(view: View, step: Step | null, motion: boolean) {
  const [seen, setSeen] = useState(step)
  const [kept, setTape] = useState<Tape>(() => tapeOf(view))
  let tape = kept
  // Taken up while rendering, so that the new position is never painted before its story.
  if (step !== seen) {
    setSeen(step)
    // The same step through the eyes of another seat at this screen has been told already.
    if (step && step.seq !== seen?.seq) tape = queued(tape, step, view, motion && !document.hidden)
    else if (!step) tape = { ...tape, line: [] }
  }
  if (tape.line.length === 0 && tape.shown !== view) tape = { ...tape, shown: view, number: view.last?.number ?? 0 }
  if (tape !== kept) setTape(tape)
  return [tape, setTape] as const
}

/** A glide is a short way of one penguin, put down by hand. */
function glidePoses(shown: View, beat: Beat, part: number): Pose[] {
  const { event } = beat
  const poses = posesOf(standingOf(shown))
  if (event.type !== 'catcher_placed' && event.type !== 'entered' && event.type !== 'put_on_line') return poses
  const from = poses.find((pose) => pose.seat === event.seat)
  const [to] = posesOf([event])
  if (!to) return poses
  const rest = poses.filter((pose) => pose.seat !== event.seat)
  const start = from ?? { ...to, z: to.z + 0.09 }
  const lift = from ? 0.03 * Math.sin(Math.PI * part) : 0
  const mix = (one: number, other: number) => one + (other - one) * part
  return [...rest, { ...to, x: mix(start.x, to.x), y: mix(start.y, to.y), z: mix(start.z, to.z) + lift }]
}

function liveReel(beat: Beat | null): Reel | null {
  if (!beat?.flick) return null
  const { seat, applied, recording, starts, happenings } = beat.flick
  return {
    key: beat.key,
    seat,
    direction: applied.direction,
    text: recording,
    starts,
    happenings,
    takes: beat.takes,
    fish: null,
    isLive: true,
  }
}

function pastReel(view: View): Reel | null {
  if (!view.last) return null
  const { seat, number, applied, recording, starts, happenings, takes, fish } = view.last
  return {
    key: `again ${number}`,
    seat,
    direction: applied.direction,
    text: recording,
    starts,
    happenings,
    takes,
    fish,
    isLive: false,
  }
}

/** A fish hangs until it is taken, also when that is watched again. */
function fishNow(shown: View, reel: Reel | null, { passed }: Running): readonly Fish[] {
  const gone = passed.flatMap((cue) => (cue.take ? [cue.take] : []))
  return withoutFish(reel?.fish ?? shown.fish, gone)
}

export function useShowing(view: View, step: Step | null, motion: boolean, rate: number): Showing {
  const [tape, setTape] = useTape(view, step, motion)
  const [past, setPast] = useState<Reel | null>(null)
  const beat = tape.line[0] ?? null
  const live = useMemo(() => liveReel(beat), [beat])
  // A new flick has the right of way.
  if (live && past) setPast(null)
  const reel = live ?? past

  const end = useCallback(
    (key: string) => {
      setTape((before) => finished(before, key, view))
    },
    [setTape, view],
  )
  const running = useReel(reel, rate, end)

  const glide = useMemo(() => (beat && !beat.flick ? { beat, clock: new ReelClock() } : null), [beat])
  useEffect(() => {
    if (!glide) return
    glide.clock.run(performance.now())
    const timer = window.setTimeout(() => {
      end(glide.beat.key)
    }, glide.beat.ms)
    return () => {
      window.clearTimeout(timer)
    }
  }, [glide, end])

  // A page that nobody sees does not keep the table waiting.
  useEffect(() => {
    const look = () => {
      if (document.hidden) setTape((before) => settled(before, view, Infinity))
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
    }
  }, [setTape, view])

  const { shown } = tape
  const poses = useMemo(() => {
    if (running.poses) return running.poses
    if (live) return () => posesOf(live.starts)
    if (glide)
      return () =>
        glidePoses(shown, glide.beat, Math.min(glide.clock.at(performance.now()) / (glide.beat.ms / 1000), 1))
    return () => posesOf(standingOf(shown))
  }, [running.poses, live, glide, shown])
  const fish = fishNow(shown, reel, running)
  const facing = useMemo(
    () => tape.facing.map((each, seat) => (reel?.seat === seat ? reel.direction : each)),
    [tape.facing, reel],
  )
  return {
    shown,
    isPlaying: tape.line.length > 0,
    reel,
    running,
    poses,
    isMoving: glide !== null || (reel !== null && running.isReady && !running.isPaused),
    fish,
    marks: running.marks,
    news: tape.news,
    facing,
    skip: () => {
      if (beat) end(beat.key)
    },
    watch: (isWanted) => {
      setPast(isWanted ? pastReel(view) : null)
    },
  }
}
