// On a phone the dock lies over the foot of the board: what can be chosen must come out from under it.
import { useEffect, type RefObject } from 'react'
import { useIsNarrow } from '../../ui/useIsNarrow'

const MARGIN_PX = 10
/** The table itself may scroll first. */
const AFTER_MS = 60

/** How far the page must be scrolled, so that all of this lies between the prompt and the dock. */
function scrollNeeded(here: HTMLElement, wanted: string): number {
  // Whoever has only just opened the table invites somebody first; the invitation stands above the board.
  if (!wanted.includes('goal') && here.closest('.room')?.querySelector('.table > .share')) return 0
  const dock = here.querySelector('.coolock-dock')
  const boxes = [...here.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect())
  if (!dock || boxes.length === 0) return 0
  const covers = [...(here.closest('.room')?.querySelectorAll('.prompt, .guide') ?? [])].map(
    (each) => each.getBoundingClientRect().bottom,
  )
  const highest = Math.min(...boxes.map((box) => box.top)) - Math.max(0, ...covers) - MARGIN_PX
  const lowest = Math.max(...boxes.map((box) => box.bottom)) - dock.getBoundingClientRect().top + MARGIN_PX
  if (lowest > 0) return Math.min(lowest, Math.max(0, highest))
  // Upwards only to what can be chosen: somebody may be reading the panels below.
  return wanted.includes('goal') ? Math.min(0, highest) : 0
}

/** `wanted` is a selector; `moment` another text whenever something else is to be seen. */
export function useInSight(root: RefObject<HTMLElement | null>, wanted: string, moment: string, motion: boolean): void {
  const isNarrow = useIsNarrow()
  useEffect(() => {
    if (!isNarrow || moment === '') return
    const timer = window.setTimeout(() => {
      const by = root.current ? scrollNeeded(root.current, wanted) : 0
      if (Math.abs(by) > 4) window.scrollBy({ top: by, behavior: motion ? 'smooth' : 'auto' })
    }, AFTER_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [root, wanted, moment, motion, isNarrow])
}
