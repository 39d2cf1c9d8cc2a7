// What is printed on a card, and what shows when cards lie on each other (MF-7, MF-8, MF-31).
import deckFile from '../../../../src/tablee/games/monster_freeze/board/deck.json'
import { CODES, OVER, TURNS } from './facts'
import type { Card, Placement, Table, Trick } from './wire'

export type Colour = Trick['colour']
export type Side = Placement[1]

const BY_CODE: Readonly<Record<string, Colour>> = CODES

/** A creature's colour; null for a hole. */
export type Cell = Colour | null
/** Nine places, row by row. */
export type Cells = readonly Cell[]
export type Deck = ReadonlyMap<string, Card>

const byId = (cards: readonly Card[]): Deck => new Map(cards.map((card) => [card.id, card]))
const OFFICIAL = byId(deckFile)

export function deckOf(cards: Table['deck']): Deck {
  return cards ? byId(cards) : OFFICIAL
}

/** What one sees of a card that lies like this. */
export function seenOf(deck: Deck, [id, side, rot]: Placement): Cells {
  const printed = deck.get(id)?.[side] ?? ''
  return (TURNS[rot] ?? TURNS[0]).map((from) => BY_CODE[printed.charAt(from)] ?? null)
}

/** Turned over about the vertical axis, wherever it lies. */
export function turnedOver([id, side, rot]: Placement): Placement {
  return [id, side === 'front' ? 'back' : 'front', OVER[rot] ?? 0]
}

export function turnedBy([id, side, rot]: Placement, quarters: number): Placement {
  return [id, side, (rot + quarters + TURNS.length) % TURNS.length]
}

/** What shows of a stack from above, bottom card first; null where one looks down to the table. */
export function showingOf(deck: Deck, stack: readonly Placement[]): Cells {
  const layers = stack.map((placement) => seenOf(deck, placement)).reverse()
  return TURNS[0].map((at) => layers.find((cells) => cells[at])?.[at] ?? null)
}
