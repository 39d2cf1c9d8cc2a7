// A refused claim or swap shakes the stack it is about; for those who want calm it is only marked.
import { useLayoutEffect, type RefObject } from 'react'
import type { Refused } from '../../wire'

const SHAKE_MS = 320
const WAY = [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }))

export function useShake(refused: Refused | null, root: RefObject<HTMLElement | null>, motion: boolean) {
  useLayoutEffect(() => {
    const stack = root.current?.querySelector('[data-mf-stack]')
    if (!refused || !stack) return
    stack.setAttribute('data-refused', refused.code)
    if (motion) stack.animate(WAY, { duration: SHAKE_MS, easing: 'ease-out' })
    return () => {
      stack.removeAttribute('data-refused')
    }
  }, [refused, root, motion])
}
