// The names of the pieces, in the order in which the server lists them.
import { LABELS } from './facts'
import type { Cocoon, Share, View as WireView } from './wire'

export type View = WireView
export type Sight = View['uncovered']
export type Label = Share['cocoon']
export type Guardian = Share['guardian']
export type Trap = View['traps'][number]
export type Direction = Cocoon['mark']

export const isLabel = (text: unknown): text is Label => LABELS.includes(text as Label)

export const numberOf = (label: Label): number => LABELS.indexOf(label)

export function labelOf(number: number): Label {
  const label = LABELS[number]
  if (!label) throw new Error(`there is no cocoon ${number}`)
  return label
}

export function cocoonOf(view: View, label: Label): Cocoon {
  const cocoon = view.cocoons[numberOf(label)]
  if (!cocoon) throw new Error(`cocoon ${label} is not in the box`)
  return cocoon
}

/** R for any rune, L for any padlock: what a trap does hangs on its letter alone. */
export type TrapKind = 'A' | 'L' | 'N' | 'R' | 'S' | 'T'
export const kindOf = (trap: Trap): TrapKind => trap.charAt(0) as TrapKind
export const digitOf = (trap: Trap): string => trap.slice(1)

/** The traps that are not in the lid yet, nor in a cocoon: the multiset is public. */
export function trapsLeft(view: View): Trap[] {
  const gone = [...view.lid_traps, ...view.cocoons.flatMap((cocoon): Trap[] => (cocoon.has_action ? ['A'] : []))]
  return view.traps.filter((trap) => {
    const found = gone.indexOf(trap)
    if (found >= 0) gone.splice(found, 1)
    return found < 0
  })
}
