// One step after the other: board, prompt, seats and sentences all show the same moment of the table,
// at a pace that people can follow. Whoever is in a hurry taps, presses a key, or sets another tempo.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Rounds } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { useTempo } from '../ui/settings'
import { useSkipping } from '../ui/useSkipping'
import { retold, type Seen } from './retelling'
import {
  again,
  breathAfter,
  endsRound,
  holdOf,
  nextScene,
  recentOf,
  restOf,
  sceneOf,
  skipped,
  withScene,
  type Scene,
  type Telling,
} from './telling'

/** A board that never says that it is done is believed no longer than this. */
const LONGEST_MS = 60_000

export interface Tale {
  /** The table at the moment that is shown. */
  shown: TableNow
  /** The table before what is being shown; the same when nothing is: for what must not run ahead. */
  settled: TableNow
  isShowing: boolean
  /** Who acts in what is being shown. */
  actor: number | null
  /** The end of a round is being shown, and the board has shown all of it. */
  isRoundOver: boolean
  /** The board has shown what happens: now it can be told. */
  isTold: boolean
  /** What has been shown, step by step. */
  past: readonly Scene[]
  /** For the board: whether it is still showing something. */
  watch: (isShowing: boolean) => void
  /** The present at once. */
  skip: () => void
  /** Everything since one's own last action, once more; null when there is nothing. */
  again: (() => void) | null
  /** The same with what happened before this page was opened, as the story has it. */
  retell: (seen: readonly Seen[]) => void
}

/** In a game of real time nothing can wait. */
export function useTale(now: TableNow, isRealTime: boolean, rounds: Rounds | null = null): Tale {
  const tempo = useTempo()
  const [seen, setSeen] = useState(now.steps)
  const [telling, setTelling] = useState<Telling>(() => ({
    shown: sceneOf(now),
    before: sceneOf(now),
    queue: [],
    past: [],
  }))
  const [isHeld, setIsHeld] = useState(false)
  const [isWatched, setIsWatched] = useState(false)
  let current = telling
  let isBusy = isHeld || isWatched
  // Decided while rendering, so that a new position is never painted before its turn.
  if (now.steps !== seen) {
    setSeen(now.steps)
    const isAtOnce = isRealTime || document.hidden || (tempo === 'instant' && !now.hasSecrets)
    current = withScene(telling, now, { isAtOnce, isBusy })
    setTelling(current)
    if (current.shown !== telling.shown) {
      isBusy = !isAtOnce && holdOf(current.shown, tempo, 0, rounds) > 0
      setIsHeld(isBusy)
    }
  }

  const { shown, queue } = current
  const waiting = queue.length
  const isRound = endsRound(shown, rounds)
  const began = useRef(0)
  useEffect(() => {
    began.current = performance.now()
  }, [shown])
  useEffect(() => {
    // First the board shows what happens, then it is told, and there is time to read it.
    if (!isHeld || isWatched) return
    const timer = window.setTimeout(
      () => {
        setIsHeld(false)
      },
      restOf(holdOf(shown, tempo, waiting, rounds), isRound ? 0 : performance.now() - began.current),
    )
    return () => {
      window.clearTimeout(timer)
    }
  }, [isHeld, isRound, isWatched, rounds, shown, tempo, waiting])

  useEffect(() => {
    if (!isWatched) return
    const timer = window.setTimeout(() => {
      setIsWatched(false)
    }, LONGEST_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [isWatched, shown])

  const isFree = !isHeld && !isWatched
  useEffect(() => {
    if (!isFree || waiting === 0) return
    const timer = window.setTimeout(
      () => {
        setTelling(nextScene)
        setIsHeld(true)
      },
      breathAfter(shown, tempo),
    )
    return () => {
      window.clearTimeout(timer)
    }
  }, [isFree, waiting, shown, tempo])

  const isShowing = isBusy || waiting > 0
  const skip = useCallback(() => {
    setIsHeld(false)
    setTelling(skipped)
  }, [])
  useSkipping(isShowing, skip)

  const { past } = current
  const canShowAgain = !isShowing && recentOf(past).length > 0
  const showAgain = useCallback(() => {
    setTelling(again)
  }, [])
  const retell = useCallback((seen: readonly Seen[]) => {
    setTelling((all) => (all.queue.length > 0 ? all : retold(all, seen)))
  }, [])
  const present = { ...now, ...positionOf(shown) }
  return {
    shown: present,
    settled: isShowing ? { ...now, ...positionOf(current.before) } : present,
    isShowing,
    isTold: isRealTime || !isWatched,
    // The board has shown one's own action: the next one begins in a moment.
    actor: isBusy ? shown.actor : (queue[0]?.actor ?? null),
    isRoundOver: isRound && isHeld && !isWatched && tempo !== 'instant',
    past,
    watch: setIsWatched,
    skip,
    again: canShowAgain && !isRealTime ? showAgain : null,
    retell,
  }
}

/** The last move that the story may tell: what the board is still showing comes after its picture. */
export const seqTold = (now: Pick<TableNow, 'seq'>, { isTold, settled }: Tale): number =>
  isTold ? now.seq : settled.seq

const positionOf = ({ seq, eyes, steps, waiting, by, hasSecrets }: Scene) => ({
  seq,
  eyes,
  steps,
  waiting,
  by,
  hasSecrets,
})
