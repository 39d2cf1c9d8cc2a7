// The frame hands over untyped views, offers and events: this is the one place that names them.
import type { Offer } from '../../wire'
import { MEDALS } from './facts'
import type { Action, Event, Ghost, Lock, Order, Pawn, Portion, Review, Sketch, View, Walk } from './wire'

export type Card = View['discards'][number]
export type Medal = NonNullable<View['medal']>

/** The target of a card: the server names just one of the three. */
export interface Pick {
  type: 'choose'
  padlock?: number
  seat?: number | null
  ghost?: number
}

export const asView = (view: unknown) => view as View
export const asEvent = (event: unknown) => event as Event
export const asAction = (action: unknown) => action as Action
export const asPick = (action: unknown) => action as Pick
export const asReview = (review: unknown) => review as Review
export const asSketch = (sketch: unknown) => (sketch ?? null) as Sketch | null

const listed = (offer: Offer | null) => (offer?.actions ?? []).map(asAction)

export const offersType = (offer: Offer | null, type: Action['type']): boolean =>
  listed(offer).some((each) => each.type === type)
export const offeredWalks = (offer: Offer | null): Walk[] => listed(offer).filter((each) => each.type === 'move')
export const offeredOrders = (offer: Offer | null): Order[] => listed(offer).filter((each) => each.type === 'order')
export const offeredPicks = (offer: Offer | null): Pick[] =>
  listed(offer)
    .filter((each) => each.type === 'choose')
    .map(asPick)

export const seatsOf = (view: View): number[] => Array.from({ length: view.table.seats }, (_, seat) => seat)

export const lockAt = (view: View, at: number): Lock | null => view.locks.find((lock) => lock.at === at) ?? null
export const portionAt = (view: View, at: number): Portion | null =>
  view.portions.find((portion) => portion.at === at) ?? null
export const ghostsAt = (view: View, at: number): Ghost[] => view.ghosts.filter((ghost) => ghost.at === at)
export const ghostOf = (view: View, id: number): Ghost | null => view.ghosts.find((ghost) => ghost.id === id) ?? null
export const pawnOf = (view: View, seat: number): Pawn | null => view.pawns[seat] ?? null

/** Rounds in which a medal can still be won (CL-55). */
export const medalRounds = (view: View): Record<Exclude<Medal, 'complete'>, number> => ({
  gold: view.gold_round + MEDALS.gold,
  silver: view.gold_round + MEDALS.silver,
  bronze: view.gold_round + MEDALS.bronze,
})

/** Whom the table waits for; null while luck decides or all is over. */
export function awaitedOf(view: View): number | null {
  if (view.phase === 'over' || view.phase === 'deal' || view.owed !== null) return null
  return view.phase === 'ghost_order' && !view.is_cold_wind ? view.keeper : view.active
}
