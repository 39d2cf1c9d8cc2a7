// With *assist* the server says where the stack shows a line (MF-58); nothing is found out here.
import { useEffect, useState } from 'react'
import { asHints } from './reading'
import type { Stack } from './arrangement'
import type { Hints } from './wire'

/** Long enough to turn a card twice before anybody is asked. */
const PATIENCE_MS = 140

type Ask = (draft: Record<string, unknown> | null) => Promise<unknown>

export function useGlow(ask: Ask | null, stack: Stack | null): Hints | null {
  const [answer, setAnswer] = useState<{ question: string; hints: Hints } | null>(null)
  const question = ask && stack ? JSON.stringify(stack) : null
  useEffect(() => {
    if (!ask || question === null) return
    let isOld = false
    const timer = window.setTimeout(() => {
      ask({ stack: JSON.parse(question) as Stack }).then(
        (hints) => {
          if (!isOld) setAnswer({ question, hints: asHints(hints) })
        },
        // Without an answer the stack just does not glow; the next change asks again.
        () => undefined,
      )
    }, PATIENCE_MS)
    return () => {
      isOld = true
      window.clearTimeout(timer)
    }
  }, [ask, question])
  return question !== null && answer?.question === question ? answer.hints : null
}
