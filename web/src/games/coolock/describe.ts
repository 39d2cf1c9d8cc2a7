// The board in words: places, what stands there, and what lies along a way. Only facts of view and board.
import { sayList, sayParts } from '../../ui/sayList'
import type { Language } from '../board'
import type { Land } from './geometry'
import { ghostsAt, ghostOf, lockAt, pawnOf, portionAt, type Pick } from './reading'
import { colourKey } from './seats'
import { say, sayLockColours, saySeat, type TextKey } from './text'
import { upper } from '../../ui/naming'
import { standOf, touchedBy, type Goal } from './walks'
import type { Effect, Pawn, Target, View, Walk } from './wire'

export function sayZone(language: Language, land: Land, zone: number): string {
  return land.file.zones.find((each) => each.id === zone)?.name[language] ?? String(zone)
}

const sayZones = (language: Language, land: Land, zones: readonly number[]) =>
  zones.map((zone) => sayZone(language, land, zone)).join(' / ')

/** "Garden, between B2 and C3". */
export function saySide(language: Language, land: Land, edge: number): string {
  const cells = land.file.edges[edge]?.cells ?? []
  const zones = land.sides[edge]?.zones ?? []
  return say(language, 'side', { zone: sayZones(language, land, zones), rooms: sayList([...cells], language) })
}

/** "Garden, where A2, B1 and B2 meet". */
export function sayCrossing(language: Language, land: Land, vertex: number): string {
  return say(language, 'crossing', {
    zone: sayZones(language, land, land.zonesAt[vertex] ?? []),
    rooms: sayList(land.roomsAt[vertex] ?? [], language),
  })
}

export function sayPortion(language: Language, owner: number | null): string {
  return say(language, owner === null ? 'portionGold' : `${colourKey(owner)}Portion`)
}

export const sayLock = (language: Language, colours: readonly number[]): string =>
  say(language, colours.length === 0 ? 'lockBlack' : colours.length === 1 ? 'lockOne' : 'lockMany', {
    colours: sayLockColours(language, colours),
  })

/** What stands on a crossing: padlock, portion, ghosts; empty words where nothing does. */
export function sayThings(language: Language, view: View, vertex: number): string {
  const lock = lockAt(view, vertex)
  const portion = portionAt(view, vertex)
  const words: string[] = []
  if (lock && portion)
    words.push(
      say(language, 'guarded', { portion: sayPortion(language, portion.owner), lock: sayLock(language, lock.colours) }),
    )
  else if (lock) words.push(sayLock(language, lock.colours))
  else if (portion) words.push(sayPortion(language, portion.owner))
  for (const ghost of ghostsAt(view, vertex)) words.push(say(language, 'ghost', { ghost: ghost.id }))
  return sayList(words, language)
}

/** What is printed at a crossing. */
export function sayPrint(language: Language, land: Land, vertex: number): string {
  const { zones, frontiers } = land.file
  if (frontiers.some((frontier) => frontier.gates.includes(vertex))) return say(language, 'gate')
  if (zones.some((zone) => zone.spawn_points.includes(vertex))) return say(language, 'spawn')
  if (zones.some((zone) => zone.portion_places.includes(vertex))) return say(language, 'place')
  return land.isRim[vertex] ? say(language, 'rim') : ''
}

export const sayVertex = (language: Language, land: Land, view: View, vertex: number): string =>
  [upper(sayCrossing(language, land, vertex)), sayPrint(language, land, vertex), sayThings(language, view, vertex)]
    .filter(Boolean)
    .join(' · ')

/** Whether there is more to say of a crossing than where it is. */
export const isNotable = (language: Language, land: Land, view: View, vertex: number): boolean =>
  sayPrint(language, land, vertex) !== '' || sayThings(language, view, vertex) !== ''

const COMPASS: TextKey[] = ['up', 'upRight', 'right', 'downRight', 'down', 'downLeft', 'left', 'upLeft']

function sayDirection(language: Language, from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [x, y] = [to.x - from.x, from.y - to.y]
  if (Math.hypot(x, y) < 4) return say(language, 'here')
  const eighth = Math.round((Math.atan2(x, y) / Math.PI) * 4 + 8) % 8
  return say(language, COMPASS[eighth] ?? 'here')
}

interface GoalFacts {
  land: Land
  view: View
  seat: number
  goal: Goal
  walk: Walk
  /** Null where nobody has asked the server for it. */
  effect: Effect | null
}

/** Everything that one passes on a way, and what is at its end. */
function sayAlong(language: Language, { land, view, walk }: GoalFacts): string[] {
  const things = touchedBy(land, walk)
    .filter((at) => at !== walk.into && (lockAt(view, at) ?? portionAt(view, at)))
    .map((at) => sayThings(language, view, at))
  return things.length === 0 ? [] : [say(language, 'along', { things: sayList(things, language) })]
}

/** What a way does, in the server's own finding. */
function sayEffect(language: Language, view: View, { opens, takes, draws, is_caught, chance }: Effect): string[] {
  const words: string[] = []
  const locks = opens.map((at) => sayLock(language, lockAt(view, at)?.colours ?? []))
  const portions = takes.map((at) => sayPortion(language, portionAt(view, at)?.owner ?? null))
  if (opens.length > 0) words.push(say(language, 'opens', { things: sayList(locks, language) }))
  if (takes.length > 0) words.push(say(language, 'takes', { things: sayList(portions, language) }))
  if (draws) words.push(say(language, 'draws'))
  if (is_caught) words.push(say(language, 'caughtThere'))
  else if (chance > 0) words.push(say(language, 'danger', { share: chance }))
  return words
}

export function sayGoal(language: Language, facts: GoalFacts): string {
  const { land, view, seat, goal, walk, effect } = facts
  const steps = walk.path.length
  const way = sayDirection(language, standOf(land, view, seat), goal.at)
  const side = saySide(language, land, goal.edge)
  const isBack = pawnOf(view, seat)?.edge === goal.edge
  const words = [
    steps === 0
      ? say(language, 'stayAt', { side })
      : isBack
        ? say(language, 'stepsBack', { count: steps, side })
        : say(language, 'stepsTo', { count: steps, way, side }),
  ]
  if (goal.kind !== 'end' && goal.into !== null) {
    const thing = sayThings(language, view, goal.into)
    words.push(
      say(language, goal.kind === 'ghost' ? 'intoGhost' : 'intoLock', {
        thing: thing || sayCrossing(language, land, goal.into),
      }),
    )
  }
  words.push(...(effect ? sayEffect(language, view, effect) : sayAlong(language, facts)))
  return sayParts(words, language)
}

export function sayPick(language: Language, land: Land, view: View, pick: Pick): string {
  if (pick.padlock !== undefined) {
    const colours = lockAt(view, pick.padlock)?.colours ?? []
    return say(language, 'pickLock', {
      lock: sayLock(language, colours),
      place: sayCrossing(language, land, pick.padlock),
    })
  }
  if (pick.ghost !== undefined) {
    const ghost = ghostOf(view, pick.ghost)
    return say(language, 'pickGhost', { ghost: pick.ghost, place: ghost ? sayCrossing(language, land, ghost.at) : '' })
  }
  if (pick.seat === null || pick.seat === undefined) return say(language, 'pickNobody')
  const edge = pawnOf(view, pick.seat)?.edge
  return say(language, 'pickMate', {
    seat: saySeat(language, pick.seat),
    place: edge === null || edge === undefined ? '' : saySide(language, land, edge),
  })
}

/** Where a pawn is, in words. */
export function sayStand(language: Language, land: Land, pawn: Pawn): string {
  if (pawn.where === 'base') return say(language, 'inBase')
  if (pawn.where === 'prison')
    return say(language, 'inPrison', { count: pawn.sentence, zone: sayZone(language, land, pawn.zone) })
  return pawn.edge === null ? '' : saySide(language, land, pawn.edge)
}

/** Where the team's plan sends a seat next: "red portion (Garden, where …), with the blue triangle". */
export function sayErrand(
  language: Language,
  land: Land,
  view: View,
  seat: number,
  { at, seats, steps }: Target,
): string {
  const mates = seats.filter((each) => each !== seat)
  const words = say(language, mates.length > 0 ? 'errandWith' : 'errand', {
    things: sayThings(language, view, at) || sayCrossing(language, land, at),
    place: `${sayZones(language, land, land.zonesAt[at] ?? [])}, ${sayList(land.roomsAt[at] ?? [], language)}`,
    mates: sayList(
      mates.map((each) => saySeat(language, each)),
      language,
    ),
  })
  return steps === null ? words : `${words} ${say(language, 'errandSteps', { count: steps })}`
}
