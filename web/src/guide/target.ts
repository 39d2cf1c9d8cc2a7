// What a step speaks of: found on the board, marked, and brought out from under all that lies over it.
import { motionWanted } from '../ui/settings'

const MARK = 'data-guided'
const MARGIN_PX = 8
const STUCK_PX = 16

/** The first of these that is there; hidden things do not count. */
export function findTarget(at: readonly string[]): Element | null {
  for (const selector of at) {
    const found = [...document.querySelectorAll(`.table ${selector}`)].find((each) => each.getClientRects().length > 0)
    if (found) return found
  }
  return null
}

export function markTarget(target: Element | null): void {
  for (const each of document.querySelectorAll(`[${MARK}]`)) if (each !== target) each.removeAttribute(MARK)
  if (target && !target.hasAttribute(MARK)) target.setAttribute(MARK, '')
}

const edges = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())

/** Where the board can be seen: where the page scrolls as a whole, bars lie over it. */
function windowOf(target: Element): { top: number; bottom: number; scroller: Element | null } {
  const table = target.closest('.table')
  if (table && getComputedStyle(table).overflowY === 'auto') {
    const { top, bottom } = table.getBoundingClientRect()
    return { top, bottom, scroller: table }
  }
  const above = edges('.prompt, .guide').map(({ bottom }) => bottom)
  const below = edges('.toolbar').map(({ top }) => top)
  for (const dock of document.querySelectorAll('.coolock-dock, .cx-buttons')) {
    // Buttons that stick above the toolbar lie over what comes before them; further up they lie over nothing.
    const box = dock.getBoundingClientRect()
    if (!dock.contains(target) && box.bottom > Math.min(...below) - STUCK_PX) below.push(box.top)
  }
  return { top: Math.max(0, ...above), bottom: Math.min(window.innerHeight, ...below), scroller: null }
}

/** Scrolls only as far as needed; of what is larger than its window, the top is shown. */
export function bringIntoSight(target: Element): void {
  const box = target.getBoundingClientRect()
  const { top, bottom, scroller } = windowOf(target)
  const over = box.top - MARGIN_PX - top
  const under = box.bottom + MARGIN_PX - bottom
  const by = over < 0 ? over : under > 0 ? Math.min(under, over) : 0
  if (Math.abs(by) < 2) return
  ;(scroller ?? window).scrollBy({ top: by, behavior: motionWanted() ? 'smooth' : 'auto' })
}
