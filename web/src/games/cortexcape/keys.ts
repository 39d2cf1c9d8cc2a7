// The keyboard: arrows, Home and End go round a ring of spots, Enter and Space pick, Backspace
// undoes (CX-86). Each ring is one stop of the Tab key: the spot that had the focus last.
import { useState, type KeyboardEvent } from 'react'

export type Ring = 'doors' | 'exits' | 'corridors' | 'tray' | 'fists'

export function isPickKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' '
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads in a ring of `length`, or null when it is none of ours. */
function goal(key: string, at: number, length: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = STEPS[key]
  return step === undefined ? null : (at + step + length) % length
}

/** For the element around all rings. */
export function handleBoardKey(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  if (event.key === 'Backspace') {
    event.preventDefault()
    back()
    return
  }
  const here = event.target instanceof Element ? event.target.closest('[data-cx-ring]') : null
  if (!here) return
  const ring = here.getAttribute('data-cx-ring') ?? ''
  const all = [...event.currentTarget.querySelectorAll<SVGElement | HTMLElement>(`[data-cx-ring="${ring}"]`)]
  const to = goal(
    event.key,
    all.findIndex((one) => one === here),
    all.length,
  )
  if (to === null) return
  event.preventDefault()
  all[to]?.focus()
}

export interface Roving {
  /** The one spot of a ring that Tab reaches, of those that can be picked. */
  stopOf: (ring: Ring, pickable: readonly string[]) => string | undefined
  visited: (ring: Ring, id: string) => void
}

export function useRoving(): Roving {
  const [last, setLast] = useState<Partial<Record<Ring, string>>>({})
  return {
    stopOf: (ring, pickable) => pickable.find((id) => id === last[ring]) ?? pickable[0],
    visited: (ring, id) => {
      setLast((was) => (was[ring] === id ? was : { ...was, [ring]: id }))
    },
  }
}
