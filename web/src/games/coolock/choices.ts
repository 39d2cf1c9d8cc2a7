// All that can be chosen on the board now, from the offer and what the server says of it: ends of walks, and targets of cards.
import type { Offer } from '../../wire'
import type { Language } from '../board'
import { sayGoal, sayPick } from './describe'
import { effectOf, type Effects } from './effects'
import { pointAt, type Land, type Point } from './geometry'
import { ghostOf, offeredPicks, offeredWalks, type Pick } from './reading'
import { goalsOf, standOf, type Goal } from './walks'
import type { Action, Effect, View } from './wire'

export interface Choice {
  key: string
  at: Point
  kind: Goal['kind'] | 'padlock-pick' | 'ghost-pick' | 'mate-pick'
  /** In how many ways it can be done; the first ones do most. */
  ways: number
  goal: Goal | null
  action: (way: number) => Action | Pick
  words: (way: number) => string
  /** What this way does; null where that is not known, or nothing is walked. */
  effect: (way: number) => Effect | null
  /** The players agree to being caught only knowingly. */
  isGrave: boolean
}

function pickSpot(land: Land, view: View, pick: Pick): Point | null {
  if (pick.padlock !== undefined) return pointAt(land, pick.padlock)
  if (pick.ghost !== undefined) {
    const ghost = ghostOf(view, pick.ghost)
    return ghost && pointAt(land, ghost.at)
  }
  return pick.seat === undefined || pick.seat === null ? null : standOf(land, view, pick.seat)
}

const pickKind = (pick: Pick): Choice['kind'] =>
  pick.padlock !== undefined ? 'padlock-pick' : pick.ghost !== undefined ? 'ghost-pick' : 'mate-pick'

interface Facts {
  land: Land
  view: View
  seat: number | null
  offer: Offer | null
  effects: Effects
  language: Language
}

export function choicesOf({ land, view, seat, offer, effects, language }: Facts): Choice[] {
  if (seat === null || !offer) return []
  const goals = goalsOf(land, view, seat, offeredWalks(offer), effects).map((goal): Choice => {
    const walk = (way: number) =>
      goal.ways[way % goal.ways.length] ?? goal.ways[0] ?? { type: 'move' as const, path: [] }
    return {
      key: goal.key,
      at: goal.at,
      kind: goal.kind,
      ways: goal.ways.length,
      goal,
      // The first way is the safest one: where it ends in a ghost's arms, all of them do.
      isGrave: effectOf(effects, walk(0))?.is_caught ?? goal.kind === 'ghost',
      action: walk,
      effect: (way) => effectOf(effects, walk(way)),
      words: (way) =>
        sayGoal(language, { land, view, seat, goal, walk: walk(way), effect: effectOf(effects, walk(way)) }),
    }
  })
  const picks = offeredPicks(offer).flatMap((pick): Choice[] => {
    const at = pickSpot(land, view, pick)
    if (!at) return []
    const words = sayPick(language, land, view, pick)
    return [
      {
        key: JSON.stringify(pick),
        at,
        kind: pickKind(pick),
        ways: 1,
        goal: null,
        isGrave: false,
        action: () => pick,
        words: () => words,
        effect: () => null,
      },
    ]
  })
  return [...goals, ...picks]
}
