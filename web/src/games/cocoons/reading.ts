// The frame hands over untyped views, offers and events: this is the one place that names them.
import type { Offer } from '../../wire'
import { watchedCorner } from './geometry'
import type { View } from './pieces'
import type { Action, Bounds, Event, Review } from './wire'

export const asView = (view: unknown) => view as View
export const asEvent = (event: unknown) => event as Event
export const asReview = (review: unknown) => review as Review
export const asAction = (action: unknown) => action as Action

/** The listed actions of one kind, as the server wrote them. */
export function offered<Type extends Action['type']>(
  offer: Offer | null,
  type: Type,
): Extract<Action, { type: Type }>[] {
  return (offer?.actions ?? [])
    .map(asAction)
    .filter((action): action is Extract<Action, { type: Type }> => action.type === type)
}

/** What a note may name; null when notes are closed. */
export function noteBounds(offer: Offer | null): Bounds | null {
  const open = offer?.open.find((one) => one.type === 'note')
  return open ? (open.bounds as Bounds) : null
}

/** The box corners that one may look from; without a seat there is one for all. */
export const cornersOf = (view: View): readonly number[] =>
  view.corners.length > 0 ? view.corners : [watchedCorner(view.turned)]

export const isSolo = (view: View) => view.table.seats === 1
