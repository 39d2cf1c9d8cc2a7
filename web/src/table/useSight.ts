// What must be in sight: the board when one's turn comes or the phase changes, the end panel at the end.
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { TableNow } from '../net/useTableState'
import { motionWanted } from '../ui/settings'
import { NARROW } from '../ui/useIsNarrow'
import type { Eye } from '../wire'

const LEAST_ROOM_PX = 420
const narrow = window.matchMedia(NARROW)
/** The guide has a column of its own. */
const column = window.matchMedia('(min-width: 1000px)')

/** What lies over the board takes nothing from it. */
const takesRoom = (panel: Element) => !['fixed', 'absolute'].includes(getComputedStyle(panel).position)

/**
 * Tells the style sheets how high the prompt and the guide are (--above), and how much height is
 * left for the board below all that stands above it (--board-room).
 */
export function useMeasures(room: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const whole = room.current
    const table = whole?.querySelector<HTMLElement>('.table')
    const prompt = whole?.querySelector<HTMLElement>('.prompt')
    if (!whole || !table || !prompt) return
    const measure = () => {
      const panels = [...table.children].slice(0, -1).filter(takesRoom)
      const taken = panels.map((panel) => panel.getBoundingClientRect().height).reduce((sum, height) => sum + height, 0)
      const left = table.clientHeight - taken - (taken > 0 ? 12 : 0)
      whole.style.setProperty('--prompt', `${prompt.offsetHeight}px`)
      const guide = whole.querySelector<HTMLElement>('.guide-place')?.offsetHeight ?? 0
      // A strip above the board, or a card at the head of what stands beside it.
      whole.style.setProperty('--guide', `${column.matches ? 0 : guide}px`)
      whole.style.setProperty('--guide-card', `${column.matches ? guide : 0}px`)
      // Where the page scrolls as a whole, the height of the table says nothing about the screen.
      if (!narrow.matches)
        table.style.setProperty('--board-room', `${Math.max(Math.min(LEAST_ROOM_PX, table.clientHeight), left)}px`)
      else table.style.removeProperty('--board-room')
    }
    const sizes = new ResizeObserver(measure)
    const watch = () => {
      sizes.disconnect()
      const guide = whole.querySelector('.guide-place')
      for (const each of [table, prompt, ...(guide ? [guide] : []), ...[...table.children].slice(0, -1)])
        sizes.observe(each)
      measure()
    }
    const panels = new MutationObserver(watch)
    panels.observe(table, { childList: true })
    if (table.parentElement) panels.observe(table.parentElement, { childList: true })
    watch()
    return () => {
      sizes.disconnect()
      panels.disconnect()
    }
  }, [room])
}

/**
 * Scrolls only when something has changed hands, and only as far as needed; not while somebody is
 * still being invited, as the invitation stands above the board.
 */
export function useSight(room: RefObject<HTMLElement | null>, now: TableNow, eye: Eye, isInviting: boolean): void {
  const isOver = now.waiting?.type === 'over'
  const isMine = now.waiting?.type === 'decide' && eye.seat !== null && now.waiting.seats.includes(eye.seat)
  const phase = (eye.view as { phase?: unknown } | null)?.phase
  const moment = JSON.stringify([isOver, isMine, eye.seat, typeof phase === 'string' ? phase : ''])
  const last = useRef(moment)
  useEffect(() => {
    if (last.current === moment) return
    last.current = moment
    if (isInviting) return
    const table = room.current?.querySelector('.table')
    const wanted = isOver ? table?.querySelector('.over') : table?.lastElementChild
    if (!wanted) return
    const { top } = wanted.getBoundingClientRect()
    const above = Number.parseFloat(getComputedStyle(wanted).scrollMarginTop) || 0
    const isInSight = top >= above - 8 && top < window.innerHeight * 0.55
    if (isInSight) return
    const behavior = motionWanted() ? 'smooth' : 'auto'
    // From the very top one sees the seats, too.
    if (narrow.matches && top + window.scrollY < window.innerHeight / 2) window.scrollTo({ top: 0, behavior })
    else wanted.scrollIntoView({ block: 'start', behavior })
  }, [moment, isOver, room, isInviting])
}
