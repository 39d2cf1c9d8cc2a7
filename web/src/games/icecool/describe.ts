// The school in words: rooms, doors, cards, what happened in a flick, how a ghost would go.
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { VALUES } from './facts'
import { roomAt } from './places'
import type { Happening, Kind } from './reading'
import { doorOf, roomOf } from './school'
import type { Spot } from './stage'
import { say, sayNumber, saySeat, saySeats, type TextKey } from './text'
import type { Ghost, SeenCard } from './wire'

const keyOf = (room: number): string => roomOf(room)?.key ?? 'middle'

/** "the kitchen" */
export const sayRoom = (language: Language, room: number): string => say(language, `the_${keyOf(room)}` as TextKey)
/** "in the kitchen" */
export const sayIn = (language: Language, room: number): string => say(language, `in_${keyOf(room)}` as TextKey)
/** "Kitchen" */
export const roomName = (language: Language, room: number): string => roomOf(room)?.name[language] ?? ''

/** "classroom–gym door" */
export function sayDoor(language: Language, id: string): string {
  const door = doorOf(id)
  if (!door) return id
  const [one, other] = door.rooms.map((room) => say(language, `short_${keyOf(room)}` as TextKey))
  return say(language, 'door', { one: one ?? '', other: other ?? '' })
}

export const sayFish = (language: Language, colour: string): string => say(language, `fish_${colour}` as TextKey)

export const sayPlace = (language: Language, at: Spot): string => sayIn(language, roomAt(at)?.id ?? 5)

export function saySpot(language: Language, at: Spot): string {
  return say(language, 'wordsSpot', {
    room: sayPlace(language, at),
    x: sayNumber(language, at.x * 100, 1),
    y: sayNumber(language, at.y * 100, 1),
  })
}

export const POINTS: Readonly<Record<Kind, number>> = VALUES

export const sayKind = (language: Language, kind: Kind): string => say(language, `card_${kind}`)

export function sayCard(language: Language, { kind, is_up }: SeenCard): string {
  if (kind === null) return say(language, 'card_hidden')
  const points = POINTS[kind]
  const words = say(language, 'cardWords', { kind: sayKind(language, kind), points })
  return is_up ? say(language, 'cardUsed', { card: words }) : words
}

export const sayPoints = (language: Language, count: number): string => say(language, 'points', { count })

export function sayHappening(language: Language, fact: Happening): string {
  const seat = saySeat(language, fact.seat)
  switch (fact.type) {
    case 'passed':
      return say(language, fact.barred ? 'hap_barred' : 'hap_passed', {
        seat,
        door: sayDoor(language, fact.door),
        room: sayRoom(language, fact.into),
      })
    case 'touched':
      return say(language, 'hap_touched', { seat, other: saySeat(language, fact.other) })
    case 'got_stuck':
      return say(language, 'hap_got_stuck', { seat, door: sayDoor(language, fact.door) })
    case 'crossed_over':
    case 'jumped':
      return say(language, `hap_${fact.type}`, { seat, room: sayRoom(language, fact.into) })
    case 'bounced':
    case 'left_board':
      return say(language, `hap_${fact.type}`, { seat })
  }
}

/** What a flick was worth telling, for the story: bounces are not. */
export function sayHappenings(language: Language, facts: readonly Happening[]): string {
  const told = facts.filter((fact) => fact.type !== 'bounced' && fact.type !== 'crossed_over')
  return sayList(
    told.map((fact) => sayHappening(language, fact)),
    language,
  )
}

/** "through the classroom–gym door, touches Red, ends in the kitchen" */
export function sayGhost(language: Language, ghost: Ghost): string {
  const doors = ghost.doors.map((door) => say(language, 'theDoor', { door: sayDoor(language, door) }))
  const end = ghost.is_off_board
    ? say(language, 'ghostOff')
    : say(language, 'ghostEnds', { room: sayPlace(language, { x: ghost.end[0], y: ghost.end[1] }) })
  return [
    doors.length > 0 ? say(language, 'ghostThrough', { doors: sayList(doors, language) }) : say(language, 'ghostNone'),
    ...(ghost.touches.length > 0 ? [say(language, 'ghostTouches', { seats: saySeats(language, ghost.touches) })] : []),
    end,
  ].join(', ')
}
