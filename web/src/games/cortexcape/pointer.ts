// Following one pointer from press to release, and where it is on the board.
import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Point } from './geometry'

/** A press that travels less than this many pixels stays a tap. */
const TRAVEL = 8

interface Follow {
  /** Called for each move once the pointer has travelled. */
  move: (x: number, y: number) => void
  /** Called once at the end, with the place unless the gesture was cancelled or stayed a tap. */
  end: (place: { x: number; y: number } | null) => void
}

/** Returns what stops following. */
export function followPointer(down: ReactPointerEvent, { move, end }: Follow): () => void {
  const { pointerId, clientX, clientY } = down
  let travelling = false

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    travelling ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > TRAVEL
    if (travelling) move(event.clientX, event.clientY)
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    release()
    if (travelling) swallowClick()
    end(travelling ? { x: event.clientX, y: event.clientY } : null)
  }
  const onCancel = () => {
    release()
    end(null)
  }
  const release = () => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onCancel)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onCancel)
  return release
}

/** The browser sends a click after a drag that ends where it began: it is not a tap. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => {
    window.removeEventListener('click', swallow, { capture: true })
  }, 60)
}

/** A place on the screen in board units. */
export function boardPoint(svg: SVGSVGElement, x: number, y: number): Point | null {
  const matrix = svg.getScreenCTM()
  if (!matrix) return null
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
  return [point.x, point.y]
}
