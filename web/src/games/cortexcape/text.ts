// Sentences by key, in the reader's language, with the names of this game filled in.
import { makeSay, type Facts } from '../../ui/makeSay'
import { upper } from '../../ui/naming'
import type { Language } from '../board'
import { MARBLES, STOCK, VALUES } from './facts'
import { DOOR_IDS, exitNumber, isExit } from './geometry'
import type { Piece } from './reading'
import { en } from './text.en'
import { fr } from './text.fr'
import type { View } from './wire'

export type TextKey = keyof typeof en
export type { Facts }

/** A sentence before it has a language: drafts keep it, the board says it. */
export interface Note {
  key: TextKey
  facts?: Facts
  /** Keys of texts that are facts themselves. */
  words?: Record<string, TextKey>
  /** Corridors and exits, by id. */
  places?: Record<string, string>
}

export const say = makeSay<TextKey>({ en, fr }, { ...VALUES, stock: STOCK, doors: DOOR_IDS.length, exits: MARBLES })

export function sayNote(language: Language, note: Note | null): string {
  if (!note) return ''
  const words = Object.entries(note.words ?? {}).map(([name, key]) => [name, say(language, key)] as const)
  const places = Object.entries(note.places ?? {}).map(([name, id]) => [name, sayPlace(language, id)] as const)
  return upper(say(language, note.key, { ...note.facts, ...Object.fromEntries([...words, ...places]) }))
}

const PIECE_KEYS: Record<Piece, TextKey> = { W: 'pieceW', G: 'pieceG', Y: 'pieceY', R: 'pieceR', '#': 'pieceTower' }

export const pieceKey = (piece: Piece | null): TextKey => (piece ? PIECE_KEYS[piece] : 'empty')

/** "corridor c7" or "exit 3". */
export function sayPlace(language: Language, id: string): string {
  return isExit(id) ? say(language, 'exit', { exit: exitNumber(id) }) : say(language, 'corridor', { id })
}

/** "from corridor c7" and "to exit 3", since French bends its articles. */
export function sayJourney(language: Language, start: string, exit: string): { from: string; to: string } {
  const from = isExit(start)
    ? say(language, 'fromExit', { exit: exitNumber(start) })
    : say(language, 'fromCorridor', { id: start })
  return { from, to: say(language, 'toExit', { exit: exitNumber(exit) }) }
}

export function sayLab(language: Language, view: View): string {
  const { lab } = view.table
  if (lab === null) return ''
  return typeof lab === 'string' ? say(language, lab) : lab.name
}
