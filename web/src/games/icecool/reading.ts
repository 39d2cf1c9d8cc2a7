// The frame hands over untyped views, offers and events: this is the one place that names them.
import type { Offer } from '../../wire'
import type { Standing } from './recording'
import type {
  Action,
  Announce,
  Bounds,
  CircleRange,
  Event,
  FlickRanges,
  Ghost,
  MoveChoices,
  Orange,
  Review,
  SeenPlayer,
  Skates,
  Sketch,
  View,
  ZoneRanges,
} from './wire'

export type Kind = NonNullable<SeenPlayer['cards'][number]['kind']>
export type Challenge = NonNullable<View['challenge']>
export type Happening = NonNullable<View['last']>['happenings'][number]

export const asView = (view: unknown) => view as View
export const asEvent = (event: unknown) => event as Event
export const asAction = (action: unknown) => action as Action
export const asReview = (review: unknown) => review as Review
export const asGhost = (ghost: unknown) => (ghost ?? null) as Ghost | null
export const asSketch = (sketch: unknown) => (sketch ?? null) as Sketch | null

const listed = (offer: Offer | null) => (offer?.actions ?? []).map(asAction)
const bounds = (offer: Offer | null, type: Bounds['type']) =>
  (offer?.open ?? []).map((open) => open.bounds as Bounds).find((each) => each.type === type) ?? null

export const flickRanges = (offer: Offer | null) => bounds(offer, 'flick_ranges') as FlickRanges | null
export const zoneRanges = (offer: Offer | null) => bounds(offer, 'zone_ranges') as ZoneRanges | null
export const circleRange = (offer: Offer | null) => bounds(offer, 'circle_range') as CircleRange | null
export const moveChoices = (offer: Offer | null) => bounds(offer, 'move_choices') as MoveChoices | null

export const offersType = (offer: Offer | null, type: Action['type']): boolean =>
  listed(offer).some((each) => each.type === type)
export const offeredLines = (offer: Offer | null): Orange[] => listed(offer).filter((each) => each.type === 'orange')
export const offeredAnnounces = (offer: Offer | null): Announce[] =>
  listed(offer).filter((each) => each.type === 'announce')
export const offeredSkates = (offer: Offer | null): Skates[] => listed(offer).filter((each) => each.type === 'skates')

/** One player: the tour, or the trick room. */
export const isAlone = (view: View): boolean => view.table.seats === 1
/** Nothing counts: alone, or before the first round. */
export const isWarmUp = (view: View): boolean => isAlone(view) || view.round === 0
export const isTrick = (view: View): boolean => (view.table.trick ?? null) !== null
export const isTournament = (view: View): boolean => view.table.scoring === 'tournament'
/** A ghost line is shown only to who is learning (the server judges it). */
export const hasGhost = (view: View): boolean => !isTrick(view) && (isWarmUp(view) || view.table.learning)
export const isOver = (view: View): boolean => view.phase === 'game_over'

/** Those on the board, where they stand. */
export const standingOf = (view: View): Standing[] =>
  view.players.flatMap(({ spot }, seat) => (spot ? [{ seat, x: spot[0], y: spot[1] }] : []))
