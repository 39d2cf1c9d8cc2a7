// Asks how the flick would go, a moment after the aim has come to rest; only where the table shows it.
import { useEffect, useState } from 'react'
import { asGhost } from './reading'
import type { Flick, Ghost } from './wire'

const PAUSE_MS = 220

export interface Guessed {
  ghost: Ghost | null
  isWaiting: boolean
  /** Why there is none. */
  failure: string | null
}

interface Answer {
  key: string
  ghost: Ghost | null
  failure: string | null
}

/** `moment` is another text whenever the position is another one. */
export function useGhost(
  ask: ((draft: Record<string, unknown> | null) => Promise<unknown>) | null,
  flick: Flick,
  moment: string,
): Guessed {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const draft = JSON.stringify(flick)
  const key = `${moment} ${draft}`
  useEffect(() => {
    if (!ask) return
    let isWanted = true
    const timer = window.setTimeout(() => {
      ask(JSON.parse(draft) as Record<string, unknown>).then(
        (found) => {
          if (isWanted) setAnswer({ key, ghost: asGhost(found), failure: null })
        },
        (error: unknown) => {
          if (isWanted) setAnswer({ key, ghost: null, failure: error instanceof Error ? error.message : String(error) })
        },
      )
    }, PAUSE_MS)
    return () => {
      isWanted = false
      window.clearTimeout(timer)
    }
  }, [ask, draft, key])
  if (!ask || !answer?.key.startsWith(moment)) return { ghost: null, isWaiting: ask !== null, failure: null }
  const isFresh = answer.key === key
  return { ghost: isFresh ? answer.ghost : null, isWaiting: !isFresh, failure: isFresh ? answer.failure : null }
}
