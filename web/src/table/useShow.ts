// While a board still shows what happened, nothing around it runs ahead, and nobody takes the screen.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameFolder } from '../games/board'
import type { TableNow } from '../net/useTableState'
import { useMotion } from '../ui/settings'

/** A board that never says that it is done is believed no longer than this. */
const LONGEST_MS = 60_000

/** On one screen: time to see what came of it, before the next player takes over. */
const REST_MS = 1800

interface Show {
  /** The table as it was before what is being shown; the present when nothing is. */
  settled: TableNow
  isShowing: boolean
  /** For the board: whether it is still showing something. */
  watch: (isShowing: boolean) => void
}

export function useShow(now: TableNow, folder: GameFolder | undefined): Show {
  const motion = useMotion()
  const [seen, setSeen] = useState(now.steps)
  const [kept, setKept] = useState(now)
  const [isKept, setIsKept] = useState(false)
  let isShowing = isKept
  // Decided while rendering: on one screen the board must not give way to the next player first.
  if (now.steps !== seen) {
    setSeen(now.steps)
    if (motion && isWorthSeeing(now, folder)) {
      isShowing = true
      setIsKept(true)
    }
  }
  if (!isShowing && kept !== now) setKept(now)

  useEffect(() => {
    if (!isKept) return
    const timer = window.setTimeout(() => {
      setIsKept(false)
    }, LONGEST_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [isKept, now.seq])

  const isShared = now.eyes.length > 1
  const rest = useRef(0)
  const watch = useCallback(
    (isStill: boolean) => {
      window.clearTimeout(rest.current)
      if (isStill || !isShared) setIsKept(isStill)
      else
        rest.current = window.setTimeout(() => {
          setIsKept(false)
        }, REST_MS)
    },
    [isShared],
  )
  return { settled: isShowing ? kept : now, isShowing, watch }
}

function isWorthSeeing(now: TableNow, folder: GameFolder | undefined): boolean {
  return now.steps.some((step) => step.events.some((event) => folder?.isShow?.(event) ?? false))
}
