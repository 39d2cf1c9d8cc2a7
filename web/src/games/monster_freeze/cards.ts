// What is printed on a card, and what shows when cards lie on each other (MF-7, MF-8, MF-31).
import deckFile from '../../../../src/tablee/games/monster_freeze/board/deck.json'
import type { Card, Placement, Table, Trick } from './wire'

export type Colour = Trick['colour']
export type Side = Placement[1]

/** In the order of the rules (MF-38), which is also the order of all counters. */
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'violet']
const BY_CODE: Record<string, Colour> = { R: 'red', B: 'blue', G: 'green', Y: 'yellow', V: 'violet' }

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

/** One quarter turn clockwise: new[r][c] = old[2-c][r]. */
function turned(cells: Cells): Cells {
  return cells.map((_, at) => cells[(2 - (at % 3)) * 3 + Math.floor(at / 3)] ?? null)
}

/** What one sees of a card that lies like this. */
export function seenOf(deck: Deck, [id, side, rot]: Placement): Cells {
  const card = deck.get(id)
  let cells: Cells = Array.from(card ? card[side] : '', (code) => BY_CODE[code] ?? null)
  for (let quarter = 0; quarter < rot; quarter++) cells = turned(cells)
  return cells
}

/** Turned over about the vertical axis, wherever it lies. */
export function turnedOver([id, side, rot]: Placement): Placement {
  return [id, side === 'front' ? 'back' : 'front', (4 - rot) % 4]
}

export function turnedBy([id, side, rot]: Placement, quarters: number): Placement {
  return [id, side, (rot + quarters + 4) % 4]
}

/** What shows of a stack from above, bottom card first; null where one looks down to the table. */
export function showingOf(deck: Deck, stack: readonly Placement[]): Cells {
  const layers = stack.map((placement) => seenOf(deck, placement)).reverse()
  return Array.from({ length: 9 }, (_, at) => layers.find((cells) => cells[at])?.[at] ?? null)
}
