// On a phone the dock lies over the foot of the board: what can be chosen must come out from under it.
import { useEffect, type RefObject } from 'react'
import { useIsNarrow } from '../../ui/useIsNarrow'

const MARGIN_PX = 10

/** `wanted` is a selector; `moment` another text whenever something else is to be seen. */
export function useInSight(root: RefObject<HTMLElement | null>, wanted: string, moment: string, motion: boolean): void {
  const isNarrow = useIsNarrow()
  useEffect(() => {
    const here = root.current
    const dock = here?.querySelector('.coolock-dock')
    if (!isNarrow || !here || !dock || moment === '') return
    const boxes = [...here.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect())
    if (boxes.length === 0) return
    const covers = [...(here.closest('.room')?.querySelectorAll('.prompt, .guide') ?? [])].map((each) => each.getBoundingClientRect().bottom)
    const highest = Math.min(...boxes.map((box) => box.top)) - Math.max(0, ...covers) - MARGIN_PX
    const lowest = Math.max(...boxes.map((box) => box.bottom)) - dock.getBoundingClientRect().top + MARGIN_PX
    // Upwards only to what can be chosen: somebody may be reading the panels below.
    const up = wanted.includes('goal') ? Math.min(0, highest) : 0
    const by = lowest > 0 ? Math.min(lowest, Math.max(0, highest)) : up
    if (Math.abs(by) > 4) window.scrollBy({ top: by, behavior: motion ? 'smooth' : 'auto' })
  }, [root, wanted, moment, motion, isNarrow])
}
