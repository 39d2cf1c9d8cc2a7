// Following one pointer from press to release. A press that does not travel stays a tap.
import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react'

/** A press that travels less than this many pixels stays a tap. */
const TRAVEL = 8
/** The click after a drag comes at once, or not at all. */
const CLICK_MS = 60

type Press = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>

export interface Follow {
  /** The press has become a drag. */
  begin?: () => void
  /** Each move from then on. */
  move: (x: number, y: number) => void
  /** Once at the end, with the place unless it was cancelled or stayed a tap. */
  end: (place: { x: number; y: number } | null) => void
  /** What a drag belongs to alone: it gets the pointer, and no click after it. */
  captures?: Element
}

/** Returns what stops following, without an end. */
export function followPointer({ pointerId, clientX, clientY }: Press, follow: Follow): () => void {
  const { begin, move, end, captures } = follow
  const stop = new AbortController()
  const { signal } = stop
  let travels = false

  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void) => {
    window.addEventListener(
      type,
      (event) => {
        if (event.pointerId === pointerId) handle(event)
      },
      { signal },
    )
  }
  listen('pointermove', (event) => {
    if (!travels) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < TRAVEL) return
      travels = true
      captures?.setPointerCapture(pointerId)
      begin?.()
    }
    move(event.clientX, event.clientY)
  })
  listen('pointerup', (event) => {
    stop.abort()
    if (travels) swallowClick(captures ?? window)
    end(travels ? { x: event.clientX, y: event.clientY } : null)
  })
  listen('pointercancel', () => {
    stop.abort()
    end(null)
  })
  return () => {
    stop.abort()
  }
}

/** The browser sends a click after a drag that ends where it began: it is not a tap. */
function swallowClick(from: EventTarget): void {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.stopPropagation()
    stop.abort()
  }
  from.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  setTimeout(() => {
    stop.abort()
  }, CLICK_MS)
}

/** One drag at a time, with the main button or finger, no longer than the component is there. */
export function usePointerDrag(): (down: ReactPointerEvent, follow: Follow) => void {
  const stop = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      stop.current?.()
    },
    [],
  )
  return useCallback((down, follow) => {
    if (!down.isPrimary || down.button !== 0) return
    stop.current?.()
    stop.current = followPointer(down, follow)
  }, [])
}
