// Who is who at the table of this page. One page shows one table, so this is one place: games, drawers
// and sentences all ask here, and everybody reads the same names.
import type { Language } from '../games/board'
import type { SeatInfo } from '../wire'
import { fill, type Facts } from './fill'
import { markOf, titleOf, withNames, type Name } from './naming'

type Known = Pick<SeatInfo, 'kind' | 'name' | 'called'>

let known: readonly Known[] = []

/** From now on these are the names. Called while rendering, before anything that speaks of seats. */
export function keepNames(seats: readonly Known[]): void {
  known = seats
}

const PLAIN: Record<Language, (seat: number) => string> = {
  en: (seat) => `seat ${seat + 1}`,
  fr: (seat) => `la place ${seat + 1}`,
}

/** Within a sentence: what a person has typed, or what the game calls that seat. */
export function nameOf(seat: number, language: Language): Name {
  const info = known[seat]
  if (info?.kind === 'human' && info.name) return { text: info.name, isTyped: true }
  return { text: info?.called[language] ?? PLAIN[language](seat), isTyped: false }
}

/** Standing alone, in a panel or a list. */
export const seatTitle = (seat: number, language: Language): string => titleOf(nameOf(seat, language))

/** What the game calls a seat, standing alone: the marker beside a person's name. */
export function markerTitle(seat: number, language: Language): string {
  return titleOf({ text: known[seat]?.called[language] ?? PLAIN[language](seat), isTyped: false })
}

/** A sentence of the game, with its names. */
export function sayNamed(sentence: string, language: Language): string {
  return withNames(sentence, (seat) => nameOf(seat, language), language)
}

/** Fill the places of a text; a seat's title becomes its name as the sentence needs it. */
export function fillNamed(text: string, facts: Facts, language: Language): string {
  const titles = new Map(known.map((_, seat) => [seatTitle(seat, language), seat]))
  const marked = Object.entries(facts).map(([place, fact]) => {
    const seat = titles.get(String(fact))
    return [place, seat === undefined ? fact : markOf(seat)] as const
  })
  return sayNamed(fill(text, Object.fromEntries(marked), language), language)
}
