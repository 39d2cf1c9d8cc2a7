// Whoever is in a hurry taps the board or presses a key that moves nothing else; and a page that nobody
// looks at keeps nothing waiting.
import { useEffect } from 'react'

export function useSkipping(isShowing: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isShowing) return
    const onTap = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('.table, .replay-board')) skip()
    }
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog, nav, header')
      if (['Enter', ' ', 'Escape'].includes(event.key) && !isElsewhere) skip()
    }
    const onHide = () => {
      if (document.hidden) skip()
    }
    window.addEventListener('pointerdown', onTap)
    window.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pointerdown', onTap)
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [isShowing, skip])
}
