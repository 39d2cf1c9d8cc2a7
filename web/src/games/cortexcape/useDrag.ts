// Dragging a piece with any pointer. A press that does not travel stays a tap.
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { Held } from './buildDraft'
import type { Piece } from './reading'

const TRAVEL = 8

export interface Ghost {
  piece: Piece
  x: number
  y: number
}

export interface Drag {
  ghost: Ghost | null
  begin: (event: ReactPointerEvent, source: Held, piece: Piece) => void
}

export function useDrag(drop: (source: Held, door: string | null) => void): Drag {
  const [ghost, setGhost] = useState<Ghost | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => { stop.current?.() }, [])

  const begin = (down: ReactPointerEvent, source: Held, piece: Piece) => {
    if (!down.isPrimary || down.button !== 0) return
    stop.current?.()
    const { pointerId, clientX, clientY } = down
    let travelling = false

    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      travelling ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > TRAVEL
      if (travelling) setGhost({ piece, x: event.clientX, y: event.clientY })
    }
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      end()
      if (!travelling) return
      swallowClick()
      const under = document.elementFromPoint(event.clientX, event.clientY)
      drop(source, under?.closest('[data-cx-ring="doors"]')?.getAttribute('data-cx-id') ?? null)
    }
    const end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
      stop.current = null
      setGhost(null)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', end)
    stop.current = end
  }
  return { ghost, begin }
}

/** The browser sends a click after a drag that ends where it began: it is not a tap. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => { event.stopPropagation() }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => { window.removeEventListener('click', swallow, { capture: true }) }, 60)
}
