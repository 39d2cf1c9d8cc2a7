// Asking the table what each walk would do, and for the team's plan: once the board has come to rest.
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../board'
import type { Hints, View } from './wire'

/** Whoever chooses wants to know at once; the others let the bots go first. */
const ACTING_MS = 30
const WATCHING_MS = 500

/** The hints for this very view; null while there are none. */
export function useHints(
  ask: BoardProps['askHints'],
  view: View,
  isActing: boolean,
  isAtRest: boolean,
): { hints: Hints | null; last: Hints | null } {
  const [answer, setAnswer] = useState<{ view: View; hints: Hints } | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const isAsked = ask !== null && isAtRest && view.phase !== 'over' && view.phase !== 'deal' && view.owed === null
  useEffect(() => {
    if (!isAsked) return
    let isLate = false
    const timer = window.setTimeout(
      () => {
        latest.current?.(null).then(
          (hints) => {
            if (!isLate) setAnswer({ view, hints: hints as Hints })
          },
          // Without help the board is as complete as at a table that has none.
          () => undefined,
        )
      },
      isActing ? ACTING_MS : WATCHING_MS,
    )
    return () => {
      isLate = true
      window.clearTimeout(timer)
    }
  }, [view, isAsked, isActing])
  return {
    hints: isAsked && answer?.view === view ? answer.hints : null,
    last: ask && view.phase !== 'over' ? (answer?.hints ?? null) : null,
  }
}
