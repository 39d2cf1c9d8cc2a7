// The frame hands over untyped views, offers and events: this is the one place that names them.
import type { Offer } from '../../wire'
import { PIECES, VALUES } from './facts'
import { DOOR_IDS } from './geometry'
import type { Action, BuildBounds, Event, Lock, Path, Review, Sketch, View } from './wire'

export type Piece = (typeof PIECES)[number]

export const asView = (view: unknown) => view as View
export const asEvent = (event: unknown) => event as Event
export const asAction = (action: unknown) => action as Action
export const asReview = (review: unknown) => review as Review
export const asSketch = (sketch: unknown) => (sketch ?? null) as Sketch | null

/** The piece on a door of a placement string; null where there is none. */
export function pieceOn(board: string, door: string): Piece | null {
  const letter = board[DOOR_IDS.indexOf(door)]
  return PIECES.find((piece) => piece === letter) ?? null
}

/** What a path pays; the server counts again (CX-45). */
export function pointsOf(board: string, doors: readonly string[]): number {
  return doors.reduce<number>((sum, door) => sum + VALUES[pieceOn(board, door) ?? 'W'], 0)
}

export const valueOf = (piece: Piece): number => VALUES[piece]

export function offeredLocks(offer: Offer | null): Lock[] {
  return (offer?.actions ?? []).map(asAction).filter((action) => action.type === 'lock')
}

export function offeredPaths(offer: Offer | null): Path[] {
  return (offer?.actions ?? []).map(asAction).filter((action) => action.type === 'path')
}

export function offeredBuild(offer: Offer | null): BuildBounds | null {
  const open = offer?.open.find((one) => one.type === 'build')
  return open ? (open.bounds as BuildBounds) : null
}
