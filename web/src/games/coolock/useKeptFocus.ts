// Whoever plays by keys goes on where the next thing is to be done, when the last one has left the page.
import { useCallback, useEffect, useRef, type RefObject } from 'react'

const NEXT = ['.coolock-goal[tabindex="0"]', '.coolock-dock .coolock-main', '.coolock-dock .coolock-tray button']

/** `moment` is another text whenever something else is to be done; empty while nothing is. */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  moment: string,
): { notice: (isKey: boolean) => void } {
  const byKeys = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    if (moment === '' || !byKeys.current || (focused && focused !== document.body)) return
    for (const selector of NEXT) {
      const next = root.current?.querySelector<HTMLElement | SVGElement>(selector)
      if (!next) continue
      next.focus()
      return
    }
  }, [root, moment])
  const notice = useCallback((isKey: boolean) => {
    byKeys.current = isKey
  }, [])
  return { notice }
}
