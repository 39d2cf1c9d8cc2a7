// The story between two views, event by event: what the box looks like while it is being told.
// Nothing is judged here; the server has already done everything that is shown.
import { paced, type Script } from '../../ui/player'
import { cocoonOf, numberOf, type Guardian, type Label, type Sight, type Trap, type View } from './pieces'
import { asEvent } from './reading'
import type { Cocoon, Event } from './wire'

/** What lies in the hole while its story is told: it may still be face down there. */
export interface Lying {
  what: Sight['what'] | 'trap_down'
  trap?: Trap | null
  guardian?: Guardian | null
}

export interface Scene {
  view: View
  hole: Lying
  /** The event that is being told, for its animation. */
  event: Event | null
}

export const sceneOf = (view: View): Scene => ({ view, hole: view.uncovered, event: null })

const DURATIONS: Partial<Record<Event['type'], number>> = {
  box_set: 400,
  slid: 340,
  trap_turned: 400,
  trap_removed: 340,
  trap_stayed: 400,
  box_turned: 400,
  action_put: 360,
  guardian_revealed: 360,
  guardian_placed: 400,
  guardian_left: 160,
  token_paid: 320,
  corrected: 400,
  game_ended: 400,
}

/** How long an event is told; the words of the table need no time here. */
export const durationOf = (event: unknown): number => DURATIONS[(event as Event).type] ?? 0

/** What the cocoon that slides away uncovers, read from what is told next. */
function uncovered(next: readonly Event[], after: View): Lying {
  const [first] = next
  switch (first?.type) {
    case 'trap_turned':
      return { what: 'trap_down', trap: first.trap }
    case 'trap_removed':
    case 'trap_stayed':
      return { what: 'trap', trap: first.trap }
    case 'guardian_revealed':
      return first.is_new ? { what: 'face_down' } : { what: 'guardian', guardian: first.guardian }
    case 'token_paid':
      return { what: 'empty' }
    default:
      return after.uncovered
  }
}

function withCocoon(view: View, label: Label, change: Partial<Cocoon>): View {
  const number = numberOf(label)
  return { ...view, cocoons: view.cocoons.map((cocoon, each) => (each === number ? { ...cocoon, ...change } : cocoon)) }
}

/** Out of wherever the picture still has it: a board that fell behind may have missed a move. */
function housed(view: View, guardian: Guardian, label: Label): Pick<View, 'cocoons'> {
  const number = numberOf(label)
  const cocoons = view.cocoons.map((cocoon, each) => {
    const others = cocoon.holds.filter((held) => held !== guardian)
    return { ...cocoon, holds: each === number ? [...others, guardian] : others }
  })
  return { cocoons }
}

const NOBODY_SEES: View['sees'] = [null, null, null, null, null, null, null, null]

/** The next picture of the story. `next` is what the same step tells after it, `after` how all ends. */
export function told(scene: Scene, event: Event, next: readonly Event[], after: View): Scene {
  const { view, hole } = scene
  const go = (change: Partial<View>, lying: Lying = hole): Scene => ({
    view: { ...view, ...change },
    hole: lying,
    event,
  })
  switch (event.type) {
    case 'slid': {
      const tokens = cocoonOf(view, event.cocoon).tokens + event.cost
      const moved = withCocoon(view, event.cocoon, { at: event.target, tokens })
      // The pictures come with the end of the story: they are read at rest, not in passing.
      const change = {
        cocoons: moved.cocoons,
        free: event.source,
        reserve: view.reserve - event.cost,
        sees: NOBODY_SEES,
      }
      return go(change, uncovered(next, after))
    }
    case 'trap_turned':
    case 'trap_stayed':
      return go({}, { what: 'trap', trap: event.trap })
    case 'trap_removed':
      return go({ lid_traps: [...view.lid_traps, event.trap] }, { what: 'face_down' })
    case 'box_turned': {
      const step = (event.turned - view.turned + 4) % 4
      return go({ turned: event.turned, corners: view.corners.map((corner) => (corner - step + 4) % 4) })
    }
    case 'action_put':
      return go(withCocoon(view, event.cocoon, { has_action: true }), { what: 'face_down' })
    case 'guardian_revealed':
      return go({}, { what: 'guardian', guardian: event.guardian })
    case 'guardian_placed':
      return go(housed(view, event.guardian, event.cocoon), { what: 'empty' })
    case 'token_paid':
      return go({ reserve: view.reserve - 1 }, { what: 'token' })
    case 'corrected':
      return go({ ...housed(view, event.guardian, event.target), reserve: after.reserve, lid_tokens: after.lid_tokens })
    case 'game_ended':
      return { view: after, hole: after.uncovered, event }
    default:
      return { ...scene, event }
  }
}

const isDealt = (view: View) => view.cocoons.length > 0

export const SCRIPT: Script<View, Scene, Event> = {
  still: sceneOf,
  // Words need no time: left out, so that they do not hurry the rest.
  partsOf: ({ events }) => events.map(asEvent).filter((event) => durationOf(event) > 0),
  msOf: (event, waiting) => paced(durationOf(event), waiting),
  begin: (scene, event, rest, after) =>
    isDealt(after) && isDealt(scene.view) ? told(scene, event, rest, after) : { ...sceneOf(after), event },
}
