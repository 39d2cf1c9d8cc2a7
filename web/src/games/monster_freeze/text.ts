// Sentences by key, in the reader's language, with the names of this game filled in.
import { makeSay, type Facts } from '../../ui/makeSay'
import { seatTitle } from '../../ui/names'
import { upper } from '../../ui/naming'
import { sayParts } from '../../ui/sayList'
import type { Language } from '../board'
import type { Cells } from './cards'
import { COLOURS, PER_COLOUR } from './facts'
import { en } from './text.en'
import { fr } from './text.fr'

export type TextKey = keyof typeof en
export type { Facts }

const sayPlainly = makeSay<TextKey>({ en, fr }, { all: COLOURS.length, perColour: PER_COLOUR })

export function say(language: Language, key: TextKey, facts: Facts = {}): string {
  const words = sayPlainly(language, key, facts)
  // French marks do not begin a line.
  return language === 'fr' ? words.replace(/ ([:;!?])/g, '\u00a0$1') : words
}

export function sayLarge(language: Language, key: TextKey, facts: Facts = {}): string {
  return upper(say(language, key, facts))
}

/** The nine places, row by row; what an open place is called depends on what lies below it. */
export function sayCells(language: Language, cells: Cells, open: 'hole' | 'table'): string {
  const row = (at: number) =>
    cells
      .slice(at, at + 3)
      .map((cell) => say(language, cell ?? open))
      .join(', ')
  return sayParts([row(0), row(3), row(6)], language)
}

const PLACES: readonly TextKey[] = ['bottom', 'middle', 'top']

/** Where a card lies in the stack. */
export const placeKey = (index: number): TextKey => PLACES[index] ?? 'top'

export const saySeat = (language: Language, seat: number): string => seatTitle(seat, language)

export function sayNames(language: Language, seats: readonly number[]): string {
  if (seats.length === 0) return say(language, 'nobody')
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(seats.map((seat) => saySeat(language, seat)))
}
