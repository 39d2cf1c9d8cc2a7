// Sentences by key, in the reader's language, with the names of this game filled in.
import { makeSay, type Facts } from '../../ui/makeSay'
import { upper } from '../../ui/naming'
import type { Language } from '../board'
import { MARBLES, STOCK, VALUES } from './facts'
import { DOOR_IDS, drawingOf, exitNumber, isExit } from './geometry'
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

export function sayNote(language: Language, note: Note | null, view: View): string {
  if (!note) return ''
  const words = Object.entries(note.words ?? {}).map(([name, key]) => [name, say(language, key)] as const)
  const places = Object.entries(note.places ?? {}).map(([name, id]) => [name, sayPlace(language, id, view)] as const)
  return upper(say(language, note.key, { ...note.facts, ...Object.fromEntries([...words, ...places]) }))
}

const PIECE_KEYS: Record<Piece, TextKey> = { W: 'pieceW', G: 'pieceG', Y: 'pieceY', R: 'pieceR', '#': 'pieceTower' }

export const pieceKey = (piece: Piece | null): TextKey => (piece ? PIECE_KEYS[piece] : 'empty')

/** The exit at the end of a corridor, by its number: a corridor has no name on the board, an exit has. */
function exitOf(id: string, view: View): string | null {
  const [exit] = drawingOf(view.table).corridors.find((corridor) => corridor.id === id)?.exits ?? []
  return exit === undefined ? null : exitNumber(exit)
}

/** "exit 3", "the corridor of exit 3" or "a corridor inside". */
export function sayPlace(language: Language, id: string, view: View): string {
  if (isExit(id)) return say(language, 'exit', { exit: exitNumber(id) })
  const exit = exitOf(id, view)
  return exit === null ? say(language, 'corridorInside') : say(language, 'corridorOf', { exit })
}

/** "from a corridor inside" and "to exit 3", since French bends its articles. */
export function sayJourney(language: Language, start: string, exit: string, view: View): { from: string; to: string } {
  const of = exitOf(start, view)
  const from = isExit(start)
    ? say(language, 'fromExit', { exit: exitNumber(start) })
    : of === null
      ? say(language, 'fromInside')
      : say(language, 'fromCorridorOf', { exit: of })
  return { from, to: say(language, 'toExit', { exit: exitNumber(exit) }) }
}

/** By name: in a list, two corridors inside must not read the same. */
export function sayNamedJourney(language: Language, start: string, exit: string): { from: string; to: string } {
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
