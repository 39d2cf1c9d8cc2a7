// What has happened since one's own last action, as it stays marked in the house.
import type { Recent } from '../board'
import { middleOfSide, pointAt, type Land, type Point } from './geometry'
import { asEvent, asView, type Card } from './reading'
import { standOf } from './walks'
import type { Event } from './wire'

export type SpotKind = 'opened' | 'placed' | 'taken' | 'appeared'

export interface Marks {
  /** Where each of the others has walked. */
  walks: readonly { seat: number; points: readonly Point[] }[]
  /** Where each ghost has drifted. */
  drifts: readonly { ghost: number; points: readonly Point[] }[]
  spots: readonly { at: number; kind: SpotKind }[]
  /** The last card that was drawn, and the room where it lay. */
  card: { seat: number; card: Card; cell: string } | null
}

export const NO_MARKS: Marks = { walks: [], drifts: [], spots: [], card: null }

const add = <K, V>(all: Map<K, V[]>, key: K, ...more: V[]) => all.set(key, [...(all.get(key) ?? []), ...more])

export function marksOf(land: Land, recent: readonly Recent[]): Marks {
  const walks = new Map<number, Point[]>()
  const drifts = new Map<number, Point[]>()
  const spots = new Map<number, SpotKind>()
  let card: Marks['card'] = null

  const take = (event: Event, { isOwn, before }: Recent) => {
    switch (event.type) {
      case 'stepped':
        if (isOwn) break
        if (!walks.has(event.seat) && before !== null) add(walks, event.seat, standOf(land, asView(before), event.seat))
        if (event.via !== null) add(walks, event.seat, pointAt(land, event.via))
        add(walks, event.seat, middleOfSide(land, event.edge))
        break
      case 'passed':
      case 'freed':
      case 'caught':
        // What was walked before leads elsewhere.
        walks.delete(event.seat)
        break
      case 'ghost_moved':
        add(drifts, event.ghost, ...event.way.map((at) => pointAt(land, at)))
        break
      case 'ghost_gone':
        drifts.delete(event.ghost)
        break
      case 'ghost_appeared':
        spots.set(event.at, 'appeared')
        break
      case 'lock_placed':
        spots.set(event.lock.at, 'placed')
        break
      case 'lock_opened':
        if (!isOwn) spots.set(event.lock.at, 'opened')
        break
      case 'portion_taken':
        if (!isOwn) spots.set(event.portion.at, 'taken')
        break
      case 'card_drawn':
        card = { seat: event.seat, card: event.card, cell: event.cell }
        break
      default:
        break
    }
  }
  for (const step of recent) for (const event of step.events.map(asEvent)) take(event, step)
  return {
    walks: [...walks].map(([seat, points]) => ({ seat, points })),
    drifts: [...drifts].map(([ghost, points]) => ({ ghost, points })),
    spots: [...spots].map(([at, kind]) => ({ at, kind })),
    card,
  }
}
