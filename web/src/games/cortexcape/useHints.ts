// Asking the table for hints: a little after the last change, and only the latest answer counts.
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../board'
import type { Hints, Sketch, View } from './wire'

const PAUSE_MS = 250

export interface Asked {
  hints: Hints | null
  /** Why there is none, in the server's words. */
  trouble: string | null
}

interface Answer extends Asked {
  moment: string
}

/** What to ask now: null for nothing, else the draft to be priced (none: the board as it stands). */
export function questionOf(
  view: View,
  acting: boolean,
  draft: Sketch | null,
  hidden: boolean,
): { draft: Sketch | null } | null {
  const { assist } = view.table
  if (assist === 'competition' || hidden) return null
  const hasLast = view.history.length > 0 && (view.phase === 'build' || view.phase === 'over')
  if (assist === 'learning' && acting && view.phase !== 'draw') return { draft: view.phase === 'build' ? draft : null }
  return hasLast ? { draft: null } : null
}

export function useHints(ask: BoardProps['askHints'], view: View, question: { draft: Sketch | null } | null): Asked {
  const moment = `${view.round}${view.phase}`
  const [answer, setAnswer] = useState<Answer | null>(null)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })

  const words = question && ask ? JSON.stringify(question) : null
  useEffect(() => {
    if (words === null) return
    let late = false
    const timer = setTimeout(() => {
      const { draft } = JSON.parse(words) as { draft: Record<string, unknown> | null }
      latest.current?.(draft).then(
        (hints) => {
          if (!late) setAnswer({ moment, hints: hints as Hints, trouble: null })
        },
        (error: unknown) => {
          if (!late) setAnswer({ moment, hints: null, trouble: error instanceof Error ? error.message : String(error) })
        },
      )
    }, PAUSE_MS)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [words, moment])

  return words !== null && answer?.moment === moment ? answer : { hints: null, trouble: null }
}
