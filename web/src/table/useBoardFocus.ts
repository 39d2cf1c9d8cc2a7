// When the curtain is lifted its button is gone: the board takes the focus, and Tab goes on from there.
import { useEffect, useRef, type RefObject } from 'react'

export function useBoardFocus(room: RefObject<HTMLElement | null>, isCurtain: boolean): void {
  const was = useRef(isCurtain)
  useEffect(() => {
    const isLifted = was.current && !isCurtain
    was.current = isCurtain
    if (!isLifted) return
    const board = room.current?.querySelector('.table > :last-child')
    if (!(board instanceof HTMLElement)) return
    if (!board.hasAttribute('tabindex')) board.tabIndex = -1
    board.focus({ preventScroll: true })
  }, [room, isCurtain])
}
