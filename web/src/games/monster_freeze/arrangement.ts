// How one's three cards lie just now, bottom to top: private, and never sent but to claim (MF-23).
import { turnedBy, turnedOver } from './cards'
import type { Placement, Sketch } from './wire'

export type Arrangement = readonly Placement[]
export type Stack = Sketch['stack']

/** The hand has changed: cards that stay lie as they lay, new ones take the places of those gone. */
export function fitted(kept: Arrangement, hand: readonly string[]): Arrangement {
  if (hand.length === 0) return kept
  const fresh = hand.filter((card) => kept.every(([id]) => id !== card))
  const isSame = fresh.length === 0 && kept.length === hand.length
  if (isSame) return kept
  const placed = kept.flatMap((placement): Placement[] => {
    if (hand.includes(placement[0])) return [placement]
    const card = fresh.shift()
    return card === undefined ? [] : [[card, 'front', 0]]
  })
  return [...placed, ...fresh.map((card): Placement => [card, 'front', 0])]
}

const changed = (all: Arrangement, card: string, change: (one: Placement) => Placement): Arrangement =>
  all.map((one) => (one[0] === card ? change(one) : one))

export function turn(all: Arrangement, card: string): Arrangement {
  return changed(all, card, (one) => turnedBy(one, 1))
}

export function flip(all: Arrangement, card: string): Arrangement {
  return changed(all, card, turnedOver)
}

/** A second tap means turning over, so the quarter turn of the first one is taken back. */
export function flipAfterTurn(all: Arrangement, card: string): Arrangement {
  return changed(all, card, (one) => turnedOver(turnedBy(one, -1)))
}

export function move(all: Arrangement, card: string, to: number): Arrangement {
  const moved = all.find(([id]) => id === card)
  if (!moved || to < 0 || to >= all.length || all[to] === moved) return all
  const others = all.filter((one) => one !== moved)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** Three cards as they are sent; null while there are not three. */
export function asStack(all: Arrangement): Stack | null {
  const [bottom, middle, top] = all
  return bottom && middle && top ? [bottom, middle, top] : null
}
