// A light shake for each new refusal; a style class could not run twice in a row.
import { useEffect, useRef } from 'react'
import { motionWanted } from './settings'

const LEAPS = [0, -6, 5, -3, 2, 0]

/** Put the ref on what shall shake, whenever `cause` becomes another one. */
export function useShake<T extends HTMLElement = HTMLDivElement>(cause: string | null) {
  const shaken = useRef<T>(null)
  useEffect(() => {
    if (cause === null || !motionWanted()) return
    const steps = LEAPS.map((x) => ({ transform: `translateX(${x}px)` }))
    shaken.current?.animate(steps, { duration: 320, easing: 'ease-out' })
  }, [cause])
  return shaken
}
