// Arrows, Home, End and space anywhere on the page, unless what has the focus uses them itself; with Shift,
// arrows go from turn to turn.
import { useLayoutEffect } from 'react'
import type { Playback } from './usePlayback'

const USES_ARROWS = 'input, select, textarea'
const USES_TEXT = 'input:not([type="range"]), select, textarea'
const USES_SPACE = 'button, a, summary, select, textarea, [role="button"], input:not([type="range"])'

function usedBy({ key, shiftKey }: KeyboardEvent): string {
  if (key === ' ') return USES_SPACE
  return shiftKey ? USES_TEXT : USES_ARROWS
}

export function useReplayKeys({ at, go, toggle }: Playback, jumpTo: (way: 1 | -1) => void): void {
  // As soon as there is something to see: the first key must not be lost.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.matches(usedBy(event))) return
      const step = (way: 1 | -1) => () => {
        if (event.shiftKey) jumpTo(way)
        else go(at + way)
      }
      const ways: Record<string, () => void> = {
        ArrowRight: step(1),
        ArrowLeft: step(-1),
        Home: () => {
          go(0)
        },
        End: () => {
          go(Infinity)
        },
        ' ': toggle,
      }
      const way = ways[event.key]
      if (!way) return
      event.preventDefault()
      way()
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  })
}
