// The keyboard: arrows go round a ring of spots, Enter and Space pick, Backspace undoes (CX-86).
import type { KeyboardEvent } from 'react'

export type Ring = 'doors' | 'exits' | 'corridors' | 'tray' | 'fists'

export function isPickKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' '
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** For the element around all rings. */
export function handleBoardKey(event: KeyboardEvent<HTMLElement>, back: () => void): void {
  if (event.key === 'Backspace') {
    event.preventDefault()
    back()
    return
  }
  const step = STEPS[event.key]
  const here = event.target instanceof Element ? event.target.closest('[data-cx-ring]') : null
  if (step === undefined || !here) return
  const ring = here.getAttribute('data-cx-ring') ?? ''
  const all = [...event.currentTarget.querySelectorAll<SVGElement | HTMLElement>(`[data-cx-ring="${ring}"]`)]
  const at = all.findIndex((one) => one === here)
  event.preventDefault()
  all[(at + step + all.length) % all.length]?.focus()
}
