// Runs a recording: in real time or slowly, with pause and seeking, telling each cue as it comes.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { FrameMeter, ReelClock } from './clock'
import { sound } from './noises'
import { lengthOf, posesAt, readRecording, type Recording } from './recording'
import { cuesOf, kindOf, marksAt, passedAt, type Cue, type Mark, type Reel } from './reel'
import { momentsOf, Warp } from './warp'
import type { Pose } from './stage'

const NO_CUES: readonly Cue[] = []
const NO_MARKS: readonly Mark[] = []

export interface Running {
  isReady: boolean
  /** The cues that are past. */
  passed: readonly Cue[]
  marks: readonly Mark[]
  /** Seconds of the recording, now. */
  seconds: () => number
  length: number
  isPaused: boolean
  pause: (isPaused: boolean) => void
  seek: (seconds: number) => void
  /** Everybody now; null while nothing is being watched. */
  poses: (() => Pose[]) | null
  meter: FrameMeter
}

function useRecording(reel: Reel | null, fail: (key: string) => void): Recording | null {
  const [loaded, setLoaded] = useState<{ key: string; recording: Recording } | null>(null)
  useEffect(() => {
    if (!reel) return
    let isWanted = true
    readRecording(reel.text).then(
      (recording) => {
        if (isWanted) setLoaded({ key: reel.key, recording })
      },
      () => {
        if (isWanted) fail(reel.key)
      },
    )
    return () => {
      isWanted = false
    }
  }, [reel, fail])
  return reel !== null && loaded?.key === reel.key ? loaded.recording : null
}

/** `end` is called at the end, and when a recording cannot be read; keep it stable. */
export function useReel(reel: Reel | null, rate: number, end: (key: string) => void): Running {
  const recording = useRecording(reel, end)
  const cues = useMemo(() => (reel ? cuesOf(reel) : NO_CUES), [reel])
  // Whoever watches again has the speed in hand.
  const warp = useMemo(() => new Warp(reel?.isLive ? momentsOf(cues) : []), [reel, cues])
  const { clock, meter } = useMemo(() => ({ clock: new ReelClock(), meter: new FrameMeter(), of: reel }), [reel])
  const [past, setPast] = useState({ key: '', count: 0 })
  const [paused, setPaused] = useState<string | null>(null)
  const isPaused = reel !== null && paused === reel.key
  const count = reel !== null && past.key === reel.key ? past.count : 0

  useEffect(() => {
    if (!reel || !recording) return
    const { key } = reel
    clock.setRate(performance.now(), rate)
    if (isPaused) clock.stop(performance.now())
    else clock.run(performance.now())
    const length = lengthOf(recording)
    let frame = 0
    const look = () => {
      const at = warp.at(clock.at(performance.now()))
      const now = passedAt(cues, at)
      setPast((before) => (before.key === key && before.count === now ? before : { key, count: now }))
      if (at >= length && clock.isRunning) {
        end(key)
        clock.stop(performance.now())
        clock.seek(performance.now(), length)
        setPaused(key)
        return
      }
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [reel, recording, clock, warp, rate, isPaused, cues, end])

  const isReady = recording !== null
  useEffect(() => {
    if (isReady) sound('flick')
  }, [isReady, reel])
  useEffect(() => {
    const cue = cues[count - 1]
    if (!cue || !isReady || isPaused) return
    if (cue.take) sound('fish')
    else if (cue.fact) sound(kindOf(cue.fact))
  }, [cues, count, isReady, isPaused])

  const seconds = useCallback(
    () => (recording ? Math.min(warp.at(clock.at(performance.now())), lengthOf(recording)) : 0),
    [clock, warp, recording],
  )
  const pause = useCallback(
    (wanted: boolean) => {
      const isAtEnd = recording !== null && clock.at(performance.now()) >= lengthOf(recording)
      if (!wanted && isAtEnd) clock.seek(performance.now(), 0)
      setPaused(wanted && reel ? reel.key : null)
    },
    [clock, recording, reel],
  )
  // A picture that stands still is drawn anew only for another way to ask for it.
  const [sought, setSought] = useState(0)
  const seek = useCallback(
    (to: number) => {
      clock.seek(performance.now(), to)
      setSought((times) => times + 1)
    },
    [clock],
  )
  const poses = useMemo(() => {
    if (!reel || !recording || sought < 0) return null
    return () => {
      const now = performance.now()
      meter.count(now)
      return posesAt(recording, warp.at(clock.at(now)), reel.starts)
    }
  }, [reel, recording, clock, warp, meter, sought])
  const marks = useMemo(
    () => (reel && recording ? marksAt(reel, recording, cues, count) : NO_MARKS),
    [reel, recording, cues, count],
  )
  return {
    isReady,
    passed: cues.slice(0, count),
    marks,
    seconds,
    length: recording ? lengthOf(recording) : 0,
    isPaused,
    pause,
    seek,
    poses,
    meter,
  }
}
