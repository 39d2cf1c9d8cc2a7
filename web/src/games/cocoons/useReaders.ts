// Asking the table who can read a picture that nobody has told: who sits where is public, and so are the marks.
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../board'
import type { View } from './pieces'
import type { Hints, Reader } from './wire'

const NONE: readonly Reader[] = []
/** Bots tell what they see at once: nobody has to be asked before. */
const PAUSE_MS = 700

export function useReaders(ask: BoardProps['askHints'], view: View, isAtRest: boolean): readonly Reader[] {
  const [answer, setAnswer] = useState<{ view: View; readers: readonly Reader[] } | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  // Where the table tells for everybody there is nobody to be asked.
  const isAsked = ask !== null && isAtRest && !view.table.auto_share && view.table.seats > 1 && view.truth === null
  useEffect(() => {
    if (!isAsked) return
    let isLate = false
    const timer = window.setTimeout(() => {
      latest.current?.(null).then(
        (hints) => {
          if (!isLate) setAnswer({ view, readers: (hints as Hints).readers })
        },
        // Without help people still see the marks.
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      isLate = true
      window.clearTimeout(timer)
    }
  }, [view, isAsked])
  return isAsked && answer?.view === view ? answer.readers : NONE
}
