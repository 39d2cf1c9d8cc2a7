// One step after the other: board, prompt, seats and sentences all show the same moment of the table,
// at a pace that people can follow. Whoever is in a hurry taps, presses a key, or sets another tempo.
import { useCallback, useEffect, useState } from 'react'
import type { TableNow } from '../net/useTableState'
import { useTempo } from '../ui/settings'
import { holdOf, nextScene, sceneOf, withScene, type Scene, type Telling } from './telling'

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
  /** What has been shown since a seat of this page acted last, step by step. */
  recent: readonly Scene[]
  /** For the board: whether it is still showing something. */
  watch: (isShowing: boolean) => void
  /** The present at once. */
  skip: () => void
  /** Everything since one's own last action, once more; null when there is nothing. */
  again: (() => void) | null
}

/** In a game of real time nothing can wait. */
export function useTale(now: TableNow, isRealTime: boolean): Tale {
  const tempo = useTempo()
  const [seen, setSeen] = useState(now.steps)
  const [telling, setTelling] = useState<Telling>(() => ({
    shown: sceneOf(now),
    before: sceneOf(now),
    queue: [],
    recent: [],
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
      isBusy = !isAtOnce && holdOf(current.shown, tempo, 0) > 0
      setIsHeld(isBusy)
    }
  }

  const { shown, queue } = current
  const waiting = queue.length
  useEffect(() => {
    if (!isHeld) return
    const timer = window.setTimeout(
      () => {
        setIsHeld(false)
      },
      holdOf(shown, tempo, waiting),
    )
    return () => {
      window.clearTimeout(timer)
    }
  }, [isHeld, shown, tempo, waiting])

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
    const timer = window.setTimeout(() => {
      setTelling(nextScene)
      setIsHeld(true)
    })
    return () => {
      window.clearTimeout(timer)
    }
  }, [isFree, waiting, shown])

  const isShowing = isBusy || waiting > 0
  const skip = useCallback(() => {
    setIsHeld(false)
    setTelling((all) => {
      let last = all
      while (last.queue.length > 0) last = nextScene(last)
      return last
    })
  }, [])
  useSkipping(isShowing, skip)

  const { recent } = current
  const canShowAgain = !isShowing && recent.length > 0
  const again = useCallback(() => {
    setTelling((all) => {
      const [first] = all.recent
      return first ? { ...all, shown: first.before, queue: all.recent, recent: [] } : all
    })
  }, [])
  const present = { ...now, ...positionOf(shown) }
  return {
    shown: present,
    settled: isShowing ? { ...now, ...positionOf(current.before) } : present,
    isShowing,
    actor: isShowing ? shown.actor : null,
    recent,
    watch: setIsWatched,
    skip,
    again: canShowAgain && !isRealTime ? again : null,
  }
}

const positionOf = ({ seq, eyes, steps, waiting, hasSecrets }: Scene) => ({ seq, eyes, steps, waiting, hasSecrets })

/** Any tap on the board or key that moves nothing else; and a page that nobody looks at. */
function useSkipping(isShowing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isShowing) return
    const onTap = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.table')) skip()
    }
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog, nav, header')
      if (['Enter', ' ', 'Escape'].includes(event.key) && !isElsewhere) skip()
    }
    const onHide = () => {
      if (document.hidden) skip()
    }
    window.addEventListener('pointerdown', onTap)
    window.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pointerdown', onTap)
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [isShowing, skip])
}
