// The story between two views, event by event: what the school looks like while it is being told.
// Nothing is judged here; the server has already done everything that is shown.
import type { Script } from '../../ui/player'
import type { Step } from '../board'
import { asEvent } from './reading'
import { seatOf } from './seats'
import type { Aimed, Event, Fish, PenguinFlicked, SeenPlayer, Take, View } from './wire'

/** One thing after the other: a flick to watch, a short glide, or a fact that needs no time. */
export interface Beat {
  key: string
  event: Event
  /** Played from its recording; with the fish that are taken on the way. */
  flick: PenguinFlicked | null
  takes: readonly Take[]
  /** A hand that draws the band before it flicks: as long as the tempo says. */
  aim: Aimed | null
  /** How long it takes when it is neither. */
  ms: number
}

/** A small card that tells what came of a flick. */
export interface Item {
  id: number
  event: Event
}

export interface Scene {
  /** The table as it has been told so far. */
  view: View
  /** All that was told, the newest last; old ones are forgotten. */
  news: readonly Item[]
  count: number
  /** Where each penguin looks, by seat: in hundredths of a degree, as flicked last. */
  facing: readonly number[]
  /** The number of the last flick that was told. */
  number: number
}

/** Towards the bottom of the plan. */
const FRONT = 27_000

const GLIDE_MS = 380
const ROUND_END_MS = 2500
/** An ID card flies to the Catcher. */
export const FLIGHT_MS = 900
const GLIDES: ReadonlySet<Event['type']> = new Set<Event['type']>(['catcher_placed', 'entered', 'put_on_line'])
const NEWS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'penguin_flicked',
  'announced',
  'fish_taken',
  'card_drawn',
  'scored',
  'id_taken',
  'caught_again',
  'challenge_met',
  'challenge_missed',
  'skates_used',
  'fish_moved',
  'must_retry',
  'round_ended',
  'round_began',
  'seat_left',
  'game_ended',
])
const KEPT_NEWS = 16

export const sceneOf = (view: View): Scene => ({
  view,
  news: [],
  count: 0,
  facing: view.players.map((_, seat) => (view.last?.seat === seat ? view.last.applied.direction : FRONT)),
  number: view.last?.number ?? 0,
})

function msOf(event: Event): number {
  // Before the school is cleared for the next round, there is time to see how this one ended.
  if (event.type === 'round_began') return event.round > 1 ? ROUND_END_MS : 0
  if (event.type === 'id_taken') return FLIGHT_MS
  return GLIDES.has(event.type) ? GLIDE_MS : 0
}

export function beatsOf(step: Step): Beat[] {
  const events = step.events.map(asEvent)
  const takes = events.filter((event) => event.type === 'fish_taken')
  return events.map((event, at) => ({
    key: `${step.seq}.${at}`,
    event,
    flick: event.type === 'penguin_flicked' ? event : null,
    takes: event.type === 'penguin_flicked' ? takes : [],
    aim: event.type === 'aimed' ? event : null,
    ms: msOf(event),
  }))
}

/** Steps that come in a hurry may run into one another on their way here: the last flick is still known. */
function missedBeat({ number }: Scene, { last }: View): Beat | null {
  if (!last || last.number <= number) return null
  const { seat, applied, starts, ends, happenings, recording, takes } = last
  const flick: PenguinFlicked = {
    type: 'penguin_flicked',
    seat,
    number: last.number,
    applied,
    starts,
    ends,
    happenings,
    recording,
  }
  return { key: `missed ${last.number}`, event: flick, flick, takes, aim: null, ms: 0 }
}

/** A page that was too busy may have missed a step: a flick begins where its recording says. */
function beforeFlick(view: View, { seat, starts }: PenguinFlicked): View {
  const players = view.players.map((player, each): SeenPlayer => {
    const start = starts.find((one) => one.seat === each)
    return { ...player, spot: start ? [start.x, start.y] : null }
  })
  return { ...view, players, active: seat }
}

/** Once a flick has been told, its penguin looks where it was flicked to. */
function turnedBy(facing: readonly number[], { flick }: Beat): readonly number[] {
  return flick ? facing.map((each, seat) => (seat === flick.seat ? flick.applied.direction : each)) : facing
}

/** A beat has been watched, or needed no time. */
function told(scene: Scene, beat: Beat, after: View): Scene {
  const isNews = NEWS.has(beat.event.type)
  return {
    view: withEvent(scene.view, beat.event, after),
    news: isNews ? [...scene.news, { id: scene.count, event: beat.event }].slice(-KEPT_NEWS) : scene.news,
    count: scene.count + (isNews ? 1 : 0),
    facing: turnedBy(scene.facing, beat),
    number: Math.max(scene.number, beat.flick?.number ?? 0),
  }
}

/** Everything is held back until it has been watched: a flick from its recording, as long as that is. */
export const SCRIPT: Script<View, Scene, Beat> = {
  still: (view, last) => (last ? { ...last, view, number: view.last?.number ?? 0 } : sceneOf(view)),
  partsOf: (step, view, known) => {
    const beats = beatsOf(step)
    const missed = beats.some((beat) => beat.flick) ? null : missedBeat(known, view)
    return missed ? [missed, ...beats] : beats
  },
  msOf: ({ flick, aim, ms }) => (flick || aim ? null : ms),
  begin: (scene, { flick }) => (flick ? { ...scene, view: beforeFlick(scene.view, flick) } : scene),
  end: told,
}

function withPlayer(view: View, seat: number, change: (player: SeenPlayer) => Partial<SeenPlayer>): View {
  return {
    ...view,
    players: view.players.map((player, each) => (each === seat ? { ...player, ...change(player) } : player)),
  }
}

const turnUp = (view: View, seat: number, cards: readonly number[]): View =>
  withPlayer(view, seat, (player) => ({
    cards: player.cards.map((card) => (cards.includes(card.id) ? { ...card, is_up: true } : card)),
  }))

/** Fish that are taken in the course of a flick, for as much of it as was played. */
export function withoutFish(hanging: readonly Fish[], takes: readonly Pick<Take, 'seat' | 'door'>[]): Fish[] {
  const fish = [...hanging]
  for (const { seat, door } of takes) {
    const at = fish.findIndex((each) => each.door === door && seatOf(each.colour) === seat)
    if (at >= 0) fish.splice(at, 1)
  }
  return fish
}

/** What changes on the table with an event; `after` is how everything ends. */
export function withEvent(view: View, event: Event, after: View): View {
  switch (event.type) {
    case 'round_began': {
      const players = view.players.map((player) => ({
        ...player,
        spot: null,
        fish: 0,
        is_caught: false,
        is_bound: false,
      }))
      return {
        ...view,
        players,
        round: event.round,
        catcher: event.catcher,
        fish: after.round === event.round ? after.fish : [],
      }
    }
    case 'catcher_placed':
    case 'entered':
    case 'put_on_line':
      return withPlayer(view, event.seat, () => ({ spot: [event.x, event.y] }))
    case 'announced':
      return { ...view, challenge: event.challenge }
    case 'penguin_flicked':
      return event.ends.reduce((some, { seat, x, y }) => withPlayer(some, seat, () => ({ spot: [x, y] })), view)
    case 'fish_taken':
      return withPlayer({ ...view, fish: withoutFish(view.fish, [event]) }, event.seat, () => ({ fish: event.fish }))
    case 'card_drawn':
      return withPlayer({ ...view, deck: view.deck - 1 }, event.seat, ({ cards }) => ({
        cards: [...cards, { id: event.card, kind: event.kind, is_up: false }],
      }))
    case 'scored':
      return withPlayer(view, event.seat, () => ({ points: event.points }))
    case 'id_taken':
      return withPlayer(view, event.seat, () => ({ is_caught: true }))
    case 'challenge_met':
      return turnUp(view, event.seat, [event.card])
    case 'skates_used':
      return turnUp(view, event.seat, event.cards)
    case 'fish_moved': {
      const at = view.fish.findIndex((fish) => fish.colour === event.colour && fish.door === event.from)
      return turnUp(
        { ...view, fish: view.fish.map((fish, each) => (each === at ? { ...fish, door: event.to } : fish)) },
        event.seat,
        event.cards,
      )
    }
    case 'turn_began': {
      // Whoever starts again from the circle has been taken off the board.
      const moved = event.turn === 're_entry' ? withPlayer(view, event.seat, () => ({ spot: null })) : view
      return { ...moved, active: event.seat, turn: event.turn, challenge: null }
    }
    default:
      return view
  }
}
