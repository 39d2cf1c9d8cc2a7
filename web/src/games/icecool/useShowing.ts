// Tells the steps one after another, flicks in real time, and shows the view as it is once all is told.
// The last flick can be watched again; a new one has the right of way.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePlayed } from '../../ui/usePlayed'
import type { BoardProps } from '../board'
import { ReelClock } from './clock'
import { SCRIPT, withoutFish, type Beat, type Item } from './playback'
import { standingOf } from './reading'
import { posesOf } from './recording'
import type { Mark, Reel } from './reel'
import type { Pose, ShownAim } from './stage'
import { useReel, type Running } from './useReel'
import { useTaking } from './useTaking'
import type { Fish, IdTaken, Replay, View } from './wire'

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
  /** Somebody else draws the band, about to flick. */
  taking: ShownAim | null
  /** An ID card changes hands just now. */
  caught: { key: string; event: IdTaken } | null
  /** How fast it is watched: each time anew. */
  rate: number
  setRate: (rate: number) => void
  /** The end of what is being played, at once. */
  skip: () => void
  /** Watch a flick again; null: back to the game. */
  watch: (flick: Replay | null) => void
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
  const { seat, number, applied, recording, starts, happenings } = beat.flick
  return {
    key: beat.key,
    number,
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

function pastReel(flick: Replay): Reel {
  const { seat, number, applied, recording, starts, happenings, takes, fish } = flick
  return {
    key: `again ${number}`,
    number,
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

export function useShowing(
  view: View,
  seat: number | null,
  props: Pick<BoardProps, 'step' | 'motion' | 'watch'>,
): Showing {
  const played = usePlayed(SCRIPT, view, props, { isTapped: false })
  const { part: beat, finish, number } = played
  const [past, setPast] = useState<{ reel: Reel; since: number } | null>(null)
  const live = useMemo(() => liveReel(beat), [beat])
  // Whatever is new has the right of way.
  const reel = live ?? (past?.since === number ? past.reel : null)

  const end = useCallback(
    (key: string) => {
      if (beat?.key === key) finish()
    },
    [beat, finish],
  )
  const [chosen, setChosen] = useState({ key: '', rate: 1 })
  const rate = chosen.key === reel?.key ? chosen.rate : 1
  const running = useReel(reel, rate, end)
  const taking = useTaking(played.scene.view, beat, seat, finish)

  const glide = useMemo(() => (beat && !beat.flick && !beat.aim ? { beat, clock: new ReelClock() } : null), [beat])
  useEffect(() => {
    glide?.clock.run(performance.now())
  }, [glide])

  const { view: shown } = played.scene
  const poses = useMemo(() => {
    if (running.poses) return running.poses
    if (live) return () => posesOf(live.starts)
    if (glide)
      return () =>
        glidePoses(shown, glide.beat, Math.min(glide.clock.at(performance.now()) / (glide.beat.ms / 1000), 1))
    return () => posesOf(standingOf(shown))
  }, [running.poses, live, glide, shown])
  const fish = fishNow(shown, reel, running)
  const { facing: faced } = played.scene
  const facing = useMemo(() => faced.map((each, seat) => (reel?.seat === seat ? reel.direction : each)), [faced, reel])
  return {
    shown,
    isPlaying: played.isPlaying,
    reel,
    running,
    poses,
    taking,
    caught: beat?.event.type === 'id_taken' ? { key: beat.key, event: beat.event } : null,
    rate,
    setRate: (wanted) => {
      setChosen({ key: reel?.key ?? '', rate: wanted })
    },
    isMoving: glide !== null || (reel !== null && running.isReady && !running.isPaused),
    fish,
    marks: running.marks,
    news: played.scene.news,
    facing,
    skip: finish,
    watch: (flick) => {
      setPast(flick && { reel: pastReel(flick), since: number })
    },
  }
}
