// The words of the home page and of the form for a new table.
import type { Language } from '../games/board'
import { fill } from '../ui/fill'
import { makeText } from '../ui/makeText'
import { en, type HomeText } from './text.en'
import { fr } from './text.fr'

export type { HomeText }

export const useHomeText = makeText<HomeText>({ en, fr })

/** "2–4 players". */
export function sayPlayers(seats: readonly number[], text: HomeText, language: Language): string {
  const [from, to] = [Math.min(...seats), Math.max(...seats)]
  if (from < to) return fill(text.players, { from, to })
  return fill(text.playersOnly, { count: from }, language)
}

/** "20–30 min", or "30 min" where it is always about as long. */
export function sayMinutes([from, to]: readonly [number, number], text: HomeText): string {
  return fill(text.minutes, { minutes: from === to ? from : `${from}–${to}` })
}
