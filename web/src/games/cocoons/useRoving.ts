// One cocoon is in the order of Tab; the arrow keys go to its neighbours on the screen, letters to any.
import { useRef, useState, type KeyboardEvent } from 'react'
import { slotBeyond } from './geometry'
import { cocoonOf, isLabel, labelOf, type Label, type View } from './pieces'

export function useRoving(view: View, corner: number) {
  const [at, setAt] = useState<Label>('A')
  const buttons = useRef(new Map<Label, HTMLButtonElement>())

  const go = (label: Label) => {
    setAt(label)
    buttons.current.get(label)?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || view.cocoons.length === 0) return
    const letter = event.key.toUpperCase()
    if (isLabel(letter)) {
      event.preventDefault()
      go(letter)
      return
    }
    const slots = view.cocoons.map((cocoon) => cocoon.at)
    const slot = slotBeyond(cocoonOf(view, at).at, event.key, slots, corner)
    if (slot === null) return
    event.preventDefault()
    go(labelOf(slots.indexOf(slot)))
  }
  return {
    at,
    handleKey,
    move: setAt,
    hold: (label: Label) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(label, button)
      else buttons.current.delete(label)
    },
  }
}
