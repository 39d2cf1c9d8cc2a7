// The story between two views, event by event: what the house looks like while it is being told.
// Nothing is judged here; the server has already done everything that is shown.
import { paced, type Script } from '../../ui/player'
import { legsOf } from './drift'
import { SENTENCE } from './facts'
import { landOf, type Land } from './geometry'
import { asEvent, type Card } from './reading'
import type { Event, Pawn, View } from './wire'

/** One part of a ghost's way; the rest of the event comes with the last part. */
export interface GhostLeg {
  type: 'ghost_leg'
  ghost: number
  way: number[]
}
/** At the far end it dissolves, or is back at the start. */
export interface GhostLeft {
  type: 'ghost_left'
  ghost: number
  at: number
  comesBack: boolean
}
/** The ghost is back from the prison. */
export interface CarriedBack {
  type: 'carried_back'
  ghost: number
}
/** A card lies open for a moment longer. */
export interface CardRead {
  type: 'card_read'
}
export type Told = Event | GhostLeg | GhostLeft | CarriedBack | CardRead

export interface Scene {
  view: View
  /** What is being told, for its animation. */
  event: Told | null
  /** The last card that was drawn, until the next one. */
  shown: { seat: number; card: Card } | null
  /** Another number for every roll: a die may show the same face again. */
  rolls: number
  ghostRolls: number
}

export const sceneOf = (view: View): Scene => ({ view, event: null, shown: null, rolls: 0, ghostRolls: 0 })

const DURATIONS: Partial<Record<Told['type'], number>> = {
  board_set: 400,
  die_rolled: 400,
  stepped: 200,
  stopped: 240,
  lock_opened: 380,
  lock_placed: 340,
  lock_kept: 250,
  portion_taken: 400,
  ghost_appeared: 360,
  ghost_rolled: 400,
  ghost_leg: 400,
  ghost_left: 340,
  ghost_gone: 360,
  ghosts_slept: 340,
  caught: 400,
  carried_back: 250,
  lantern_used: 400,
  prison_dice: 400,
  served: 200,
  freed: 340,
  card_drawn: 400,
  card_read: 400,
  passed: 400,
  game_ended: 400,
}

/** How long an event is told; what only changes a number needs no time. */
export const durationOf = (event: unknown): number => DURATIONS[(event as Told).type] ?? 0

/** The events as they are played: long ones in parts. */
export function partsOf(land: Land, events: readonly unknown[]): Told[] {
  return events.map(asEvent).flatMap((event): Told[] => {
    if (event.type === 'ghost_moved') {
      const { ghost, way, fate } = event
      const legs = legsOf(land, way).map((leg): Told => ({ type: 'ghost_leg', ghost, way: leg }))
      return fate === 'stays'
        ? legs
        : [...legs, { type: 'ghost_left', ghost, at: way.at(-1) ?? 0, comesBack: fate === 'returns' }]
    }
    if (event.type === 'caught') return [event, { type: 'carried_back', ghost: event.ghost }]
    if (event.type === 'card_drawn') return [event, { type: 'card_read' }, { type: 'card_read' }]
    return [event]
  })
}

function withPawn(view: View, seat: number, change: Partial<Pawn>): View {
  return { ...view, pawns: view.pawns.map((pawn, each) => (each === seat ? { ...pawn, ...change } : pawn)) }
}

const withoutGhost = (view: View, id: number): Partial<View> => ({
  ghosts: view.ghosts.filter((ghost) => ghost.id !== id),
  supply: view.supply + 1,
})

function withGhost(view: View, id: number, at: number): Partial<View> {
  return { ghosts: view.ghosts.map((ghost) => (ghost.id === id ? { id, at } : ghost)) }
}

/** What changes on the table with an event; `after` is how everything ends. */
function changed(view: View, event: Told, after: View): Partial<View> {
  switch (event.type) {
    case 'board_set':
      return { portions: event.portions, locks: event.locks }
    case 'round_began':
      return { round: event.round, has_moonlight: false }
    case 'turn_began':
      return { active: event.seat, die: null, dice: null, card: null }
    case 'die_rolled':
      return { die: event.die }
    case 'stepped':
      return withPawn(view, event.seat, { where: 'board', edge: event.edge })
    case 'lock_opened':
      return { locks: view.locks.filter((lock) => lock.at !== event.lock.at) }
    case 'lock_placed':
      return {
        locks: [...view.locks, event.lock],
        black_reserve: view.black_reserve - (event.lock.colours.length === 0 ? 1 : 0),
      }
    case 'portion_taken':
      return { portions: view.portions.filter((portion) => portion.slot !== event.portion.slot) }
    case 'ghost_appeared':
      return { ghosts: [...view.ghosts, { id: event.ghost, at: event.at }], supply: view.supply - 1 }
    case 'ghost_rolled':
    case 'prison_dice':
      return { dice: [event.white, event.black] }
    case 'ghost_leg':
      return withGhost(view, event.ghost, event.way.at(-1) ?? 0)
    case 'ghost_left': {
      const back = event.comesBack ? after.ghosts.find((ghost) => ghost.id === event.ghost)?.at : undefined
      return back === undefined ? withoutGhost(view, event.ghost) : withGhost(view, event.ghost, back)
    }
    case 'ghost_gone':
      return withoutGhost(view, event.ghost)
    case 'caught':
      return withPawn(view, event.seat, { where: 'prison', edge: null, zone: event.zone, sentence: SENTENCE })
    case 'lantern_used':
      return withPawn(view, event.seat, { lanterns: Math.max(0, (view.pawns[event.seat]?.lanterns ?? 1) - 1) })
    case 'served':
      return withPawn(view, event.seat, { sentence: event.sentence })
    case 'freed':
      return withPawn(view, event.seat, { where: 'board', edge: event.edge, sentence: 0 })
    case 'card_drawn':
      return { card: event.card, deck: view.deck.filter((_, at) => at !== view.deck.indexOf(event.card)) }
    case 'passed':
      return withPawn(view, event.seat, { where: 'board', edge: event.edge })
    case 'game_ended':
      return after
    default:
      return {}
  }
}

/** The next picture of the story. */
export function told(scene: Scene, event: Told, after: View): Scene {
  return {
    view: { ...scene.view, reaches: [], ...changed(scene.view, event, after) },
    event,
    shown: event.type === 'card_drawn' ? { seat: event.seat, card: event.card } : scene.shown,
    rolls: scene.rolls + (event.type === 'die_rolled' ? 1 : 0),
    ghostRolls: scene.ghostRolls + (event.type === 'ghost_rolled' || event.type === 'prison_dice' ? 1 : 0),
  }
}

/** Told without time, together with the next one: they change what is shown. */
const isQuick = (event: Told) => event.type === 'turn_began' || event.type === 'round_began'

export const SCRIPT: Script<View, Scene, Told> = {
  still: (view, last) => (last ? { ...last, view, event: null } : sceneOf(view)),
  partsOf: ({ events }, view) =>
    partsOf(landOf(view.table.board), events).filter((event) => durationOf(event) > 0 || isQuick(event)),
  msOf: (event, waiting) => paced(durationOf(event), waiting),
  begin: (scene, event, _rest, after) => told(scene, event, after),
}
