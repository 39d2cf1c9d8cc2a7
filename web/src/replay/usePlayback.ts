// Playing a story: where it is, going on by itself, and the address that leads back here.
import { useEffect, useMemo, useState } from 'react'
import type { Recent, Step } from '../games/board'
import type { Frame } from '../wire'
import { hashOf, indexOf, seqOfHash, stayOf } from './position'
import type { Story } from './useStory'

export const SPEEDS = [1, 2, 4]
/** Browsers allow only so many changes of the address a minute. */
const ADDRESS_MS = 400

export interface Playback {
  at: number
  frame: Frame | undefined
  /** The events of the step when one came to it from the step before; else null, for showing only. */
  step: Step | null
  /** The step itself, for marks. */
  recent: readonly Recent[]
  isLast: boolean
  isPlaying: boolean
  speed: number
  setSpeed: (speed: number) => void
  go: (index: number) => void
  toggle: () => void
  /** For the board: while it is still showing something, the replay waits. */
  watch: (isShowing: boolean) => void
}

/** `eyes` is the seat through which one looks: it stands in the address, too. */
export function usePlayback({ frames, isWhole }: Story, eyes: number | null): Playback {
  const [place, setPlace] = useState(() => ({ wanted: seqOfHash(location.hash), isOnward: false }))
  const [isPlaying, setIsPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [isShowing, setIsShowing] = useState(false)
  const at = indexOf(frames, place.wanted)
  const frame = frames[at]
  const isLast = at === frames.length - 1

  function go(index: number) {
    const there = Math.min(frames.length - 1, Math.max(0, index))
    // The end is the end of the whole story, also while it is still being fetched.
    const seq = index === Infinity ? Infinity : frames[there]?.seq
    if (seq === undefined || seq === place.wanted) return
    setPlace({ wanted: seq, isOnward: there === at + 1 })
    if (there === frames.length - 1 && isWhole) setIsPlaying(false)
  }

  useEffect(() => {
    if (!isPlaying || !frame || isShowing) return
    const timer = window.setTimeout(
      () => {
        go(at + 1)
      },
      stayOf(frame, speed),
    )
    return () => {
      window.clearTimeout(timer)
    }
  })

  useEffect(() => {
    const follow = () => {
      setPlace({ wanted: seqOfHash(location.hash), isOnward: false })
    }
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
    }
  }, [])

  // A step that is still on its way keeps its address.
  const isThere = frame !== undefined && (isWhole || frame.seq === place.wanted)
  const address = isThere ? hashOf(frame.seq, eyes) : null
  useEffect(() => {
    // The plain address is that of the beginning.
    if (address === null || (location.hash || '#0') === address) return
    const timer = window.setTimeout(() => {
      history.replaceState(history.state, '', address)
    }, ADDRESS_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [address])

  const step = useMemo<Step | null>(
    () => (place.isOnward && frame ? { seq: frame.seq, events: frame.events } : null),
    [place.isOnward, frame],
  )
  const before = frames[at - 1]?.view ?? null
  const recent = useMemo(
    () => (frame ? [{ seq: frame.seq, events: frame.events, isOwn: false, before }] : []),
    [frame, before],
  )
  return {
    at,
    frame,
    step,
    recent,
    isLast,
    isPlaying,
    speed,
    setSpeed,
    go,
    watch: setIsShowing,
    toggle: () => {
      if (!isPlaying && isLast && isWhole) go(0)
      setIsPlaying(!isPlaying)
    },
  }
}
