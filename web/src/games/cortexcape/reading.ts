// The frame hands over untyped views, offers and events: this is the one place that names them.
import type { Offer } from '../../wire'
import { DOOR_IDS } from './geometry'
import type { Action, BuildBounds, Event, Lock, Path, View } from './wire'

export type Piece = 'W' | 'G' | 'Y' | 'R' | '#'
export const PIECES: readonly Piece[] = ['W', 'G', 'Y', 'R', '#']

const VALUES: Record<Piece, number> = { W: 0, G: 1, Y: 2, R: 3, '#': 0 }

export const asView = (view: unknown) => view as View
export const asEvent = (event: unknown) => event as Event
export const asAction = (action: unknown) => action as Action

/** The piece on a door of a placement string; null where there is none. */
export function pieceOn(board: string, door: string): Piece | null {
  const letter = board[DOOR_IDS.indexOf(door)]
  return PIECES.find((piece) => piece === letter) ?? null
}

export function pointsOf(board: string, doors: readonly string[]): number {
  return doors.reduce((sum, door) => sum + VALUES[pieceOn(board, door) ?? 'W'], 0)
}

export const valueOf = (piece: Piece) => VALUES[piece]

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

/** CX-23, for names only: who builds and who locks. */
export function builderOf(view: View, round = view.round): number {
  return ((view.starter ?? 0) + round - 1) % view.table.seats
}

export function lockerOf(view: View): number {
  return (builderOf(view) + 1) % view.table.seats
}

/** The seat the table is waiting for; null when nobody. */
export function actorOf(view: View): number | null {
  if (view.phase === 'over') return null
  if (view.phase === 'draw') return view.fist_hidden ? 1 : null
  return view.phase === 'lock' ? lockerOf(view) : builderOf(view)
}

/** Marbles still in each lane (CX-9). */
export function marblesLeft(view: View): number[] {
  return view.scores.map(
    (_, seat) => view.marbles.length / view.table.seats - view.marbles.filter((owner) => owner === seat).length,
  )
}

/** CX-56, CX-57 and CX-61, to name the winners of a view that is over. */
export function winnersOf(view: View): number[] {
  const seats = view.scores.map((_, seat) => seat)
  const stayed = seats.filter((seat) => !view.left.includes(seat))
  const running = stayed.length > 0 ? stayed : seats
  const best = Math.min(...running.map((seat) => view.scores[seat] ?? 0))
  return running.filter((seat) => view.scores[seat] === best)
}

/** Columns of the score sheet (CX-24, CX-64, CX-66). */
export function roundsOf(view: View): number {
  if (view.table.mode === 'long') return 12
  return view.table.seats === 4 ? 8 : 6
}
