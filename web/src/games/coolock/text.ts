// Sentences by key, in the reader's language.
import { makeSay, type Facts } from '../../ui/makeSay'
import { seatTitle } from '../../ui/names'
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { FIRST_GHOST, MOST_ARROWS, PORTIONS } from './facts'
import { colourKey } from './seats'
import { en } from './text.en'
import { fr } from './text.fr'

export type TextKey = keyof typeof en
export type { Facts }

export const say = makeSay<TextKey>({ en, fr }, { portions: PORTIONS, firstGhost: FIRST_GHOST, arrows: MOST_ARROWS })

export const saySeat = (language: Language, seat: number): string => seatTitle(seat, language)

export const sayCard = (language: Language, card: string): string => say(language, `card_${card}` as TextKey)

/** "red and blue", "black". */
export function sayLockColours(language: Language, colours: readonly number[]): string {
  if (colours.length === 0) return say(language, 'black')
  return sayList(
    colours.map((seat) => say(language, colourKey(seat))),
    language,
  )
}
