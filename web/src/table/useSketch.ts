// Shows the others what a seat is trying out, a few times a second at most; the last one counts.
import { useCallback, useEffect, useRef } from 'react'
import type { FromClient } from '../wire'

const PAUSE_MS = 150

type Sketch = Record<string, unknown> | null

export function useSketch(seat: number | null, send: (message: FromClient) => void) {
  const waiting = useRef<{ sketch: Sketch } | null>(null)
  const timer = useRef(0)

  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      timer.current = 0
      waiting.current = null
    },
    [seat],
  )

  return useCallback(
    (sketch: Sketch) => {
      if (seat === null) return
      const tell = (draft: Sketch) => {
        send({ type: 'draft', seat, sketch: draft })
        timer.current = window.setTimeout(() => {
          timer.current = 0
          const next = waiting.current
          waiting.current = null
          if (next) tell(next.sketch)
        }, PAUSE_MS)
      }
      if (timer.current === 0) tell(sketch)
      else waiting.current = { sketch }
    },
    [seat, send],
  )
}
