// Showing one's draft to the others; the table sees to it that it is not too often.
import { useEffect, useRef } from 'react'
import type { BoardProps } from '../board'
import type { Sketch } from './wire'

export function useSketching(show: BoardProps['sketch'], acting: boolean, draft: Sketch | null): void {
  const words = acting && draft ? JSON.stringify(draft) : null
  const latest = useRef(show)
  const isShown = useRef(false)
  useEffect(() => {
    latest.current = show
  })

  useEffect(() => {
    if (words !== null) latest.current?.(JSON.parse(words) as Record<string, unknown>)
    // After a step the table has forgotten the draft by itself, and the turn may be another's.
    else if (isShown.current && acting) latest.current?.(null)
    isShown.current = words !== null
  }, [words, acting])
}
