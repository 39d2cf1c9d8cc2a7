// Shows the others what a seat is trying out, a few times a second at most; the last one counts.
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { FromClient } from '../wire'

const PAUSE_MS = 150

type Sketch = Record<string, unknown> | null

interface Options {
  seat: number | null
  /** The game shows drafts at all. */
  isShown: boolean
  /** Grows with each connection: the table may still hold a draft from before. */
  welcomes: number
  /** The position: with another one the table has forgotten all drafts. */
  seq: number
  send: (message: FromClient) => void
}

export function useSketch({ seat, isShown, welcomes, seq, send }: Options) {
  const waiting = useRef<{ sketch: Sketch } | null>(null)
  const timer = useRef(0)
  const last = useRef<{ sketch: Sketch; seq: number }>({ sketch: null, seq })
  const position = useRef(seq)
  // Before the board says what is tried out in this position.
  useLayoutEffect(() => {
    position.current = seq
  }, [seq])

  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      timer.current = 0
      waiting.current = null
      last.current = { sketch: null, seq: -1 }
    },
    [seat],
  )

  // After a reload the old draft would stay on the others' boards; after a break the new one would be missing.
  useEffect(() => {
    if (seat === null || !isShown || welcomes === 0) return
    const sketch = last.current.seq === position.current ? last.current.sketch : null
    send({ type: 'draft', seat, sketch })
  }, [seat, isShown, welcomes, send])

  return useCallback(
    (sketch: Sketch) => {
      if (seat === null) return
      last.current = { sketch, seq: position.current }
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
