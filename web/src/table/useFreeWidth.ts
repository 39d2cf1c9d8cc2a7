// How much width the table can give away before the board gets smaller.
import { useLayoutEffect, useState, type RefObject } from 'react'

/** No drawer needs more. */
const MOST_PX = 400
const HALVINGS = 6

/** Boards mark what must not shrink; where nothing is marked, everything may be narrower. */
function freeWidth(floor: HTMLElement): number {
  const table = floor.querySelector<HTMLElement>('.table')
  const stage = table?.querySelector('[data-stage]')
  if (!table || !stage) return MOST_PX
  const sizeWithout = (width: number) => {
    table.style.marginRight = `${width}px`
    return stage.getBoundingClientRect().width
  }
  floor.dataset.measuring = ''
  const full = sizeWithout(0)
  const fits = (width: number) => Math.abs(sizeWithout(width) - full) < 1
  let [least, most] = [0, MOST_PX]
  if (fits(MOST_PX)) least = MOST_PX
  else
    for (let step = 0; step < HALVINGS; step++) {
      const middle = (least + most) / 2
      if (fits(middle)) least = middle
      else most = middle
    }
  table.style.marginRight = ''
  delete floor.dataset.measuring
  return Math.floor(least)
}

/** Measured anew whenever the room for the board changes. */
export function useFreeWidth(room: RefObject<HTMLElement | null>): number {
  const [free, setFree] = useState(0)
  useLayoutEffect(() => {
    const floor = room.current?.querySelector<HTMLElement>('.floor')
    const table = floor?.querySelector<HTMLElement>('.table')
    if (!floor || !table) return
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        setFree(freeWidth(floor))
      })
    }
    const sizes = new ResizeObserver(soon)
    sizes.observe(floor)
    // Panels above the board come and go, which leaves it more or less height; and a board may come late.
    let height = ''
    const changes = new MutationObserver((records) => {
      const now = table.style.getPropertyValue('--board-room')
      if (now !== height || records.some((each) => each.type === 'childList')) soon()
      height = now
    })
    changes.observe(table, { childList: true, attributes: true, attributeFilter: ['style'] })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
    }
  }, [room])
  return free
}
