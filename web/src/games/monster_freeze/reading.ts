// The frame hands over untyped views, offers and events: this is the one place that names them.
import { placeNow } from '../../ui/address'
import type { Offer } from '../../wire'
import type { Colour } from './cards'
import { COLOURS } from './facts'
import type { Action, Bounds, Event, Hints, Review, SeatView, View } from './wire'

export const asView = (view: unknown) => view as View
export const asEvent = (event: unknown) => event as Event
export const asAction = (action: unknown) => action as Action
export const asReview = (review: unknown) => review as Review
export const asHints = (hints: unknown) => hints as Hints

/** Old views are looked at, not lived: nothing counts for the high scores. */
export const isReplay = () => placeNow().pathname.startsWith('/r/')
export const isSolo = (view: View) => view.table.seats === 1

/** A listed action of this kind; null when it is not offered. */
export function offered(offer: Offer | null, type: Action['type']): Record<string, unknown> | null {
  return offer?.actions.find((action) => action.type === type) ?? null
}

/** What bounds a swap or a claim; null when it is not open. */
export function boundsOf(offer: Offer | null, type: 'swap' | 'claim'): Bounds | null {
  const open = offer?.open.find((one) => one.type === type)
  return open ? (open.bounds as Bounds) : null
}

/** Laid tricks of each colour, in the order of the rules. */
export function countsOf(player: SeatView): number[] {
  return COLOURS.map((colour: Colour) => player.tricks.filter((trick) => trick.colour === colour).length)
}
