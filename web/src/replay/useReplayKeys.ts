// Arrows, Home, End and space anywhere on the page, unless what has the focus uses them itself.
import { useLayoutEffect } from 'react'
import type { Playback } from './usePlayback'

const USES_ARROWS = 'input, select, textarea'
const USES_SPACE = 'button, a, summary, select, textarea, [role="button"], input:not([type="range"])'

export function useReplayKeys({ at, go, toggle }: Playback): void {
  // As soon as there is something to see: the first key must not be lost.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.matches(event.key === ' ' ? USES_SPACE : USES_ARROWS)) return
      const ways: Record<string, () => void> = {
        ArrowRight: () => {
          go(at + 1)
        },
        ArrowLeft: () => {
          go(at - 1)
        },
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
