// On a phone the dock lies over the foot of the board, or the board is higher than the screen: what can
// be chosen must come into sight.
import { useEffect, type RefObject } from 'react'
import { useIsNarrow } from '../../ui/useIsNarrow'

const MARGIN_PX = 10
/** The table itself may scroll first. */
const AFTER_MS = 60

/** How far the page must be scrolled, so that all of this lies between the prompt and the dock. */
function scrollNeeded(here: HTMLElement, wanted: string, isNarrow: boolean): number {
  // Whoever has only just opened the table invites somebody first; the invitation stands above the board.
  if (!wanted.includes('goal') && here.closest('.room')?.querySelector('.table > .share')) return 0
  const dock = here.querySelector('.coolock-dock')
  const table = here.closest('.table')
  const boxes = [...here.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect())
  if (!dock || boxes.length === 0) return 0
  const covers = [...(here.closest('.room')?.querySelectorAll('.prompt, .guide') ?? [])].map(
    (each) => each.getBoundingClientRect().bottom,
  )
  // Only on a narrow screen does the dock lie over the board, and the page scroll as a whole.
  const [above, below] =
    isNarrow || !table
      ? [Math.max(0, ...covers), dock.getBoundingClientRect().top]
      : [table.getBoundingClientRect().top, table.getBoundingClientRect().bottom]
  const highest = Math.min(...boxes.map((box) => box.top)) - above - MARGIN_PX
  const lowest = Math.max(...boxes.map((box) => box.bottom)) - below + MARGIN_PX
  if (lowest > 0) return Math.min(lowest, Math.max(0, highest))
  // Upwards only to what can be chosen: somebody may be reading the panels below.
  return wanted.includes('goal') ? Math.min(0, highest) : 0
}

/** `wanted` is a selector; `moment` another text whenever something else is to be seen. */
export function useInSight(root: RefObject<HTMLElement | null>, wanted: string, moment: string, motion: boolean): void {
  const isNarrow = useIsNarrow()
  useEffect(() => {
    if (moment === '') return
    const stop = new AbortController()
    const scroller = isNarrow ? window : root.current?.closest('.table')
    const look = () => {
      const by = root.current ? scrollNeeded(root.current, wanted, isNarrow) : 0
      if (Math.abs(by) > 4) scroller?.scrollBy({ top: by, behavior: motion ? 'smooth' : 'auto' })
    }
    const timer = window.setTimeout(look, AFTER_MS)
    // The guide scrolls to what it speaks of, which ends this way half-done: look once more, unless a hand scrolls.
    const target: EventTarget | undefined = isNarrow ? document : (scroller ?? undefined)
    target?.addEventListener('scrollend', look, { once: true, signal: stop.signal })
    for (const hand of ['pointerdown', 'wheel', 'keydown'])
      window.addEventListener(
        hand,
        () => {
          stop.abort()
        },
        { signal: stop.signal, passive: true },
      )
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [root, wanted, moment, motion, isNarrow])
}
