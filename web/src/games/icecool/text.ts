// Sentences by key, in the reader's language.
import { makeSay, type Facts } from '../../ui/makeSay'
import { seatTitle } from '../../ui/names'
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { FISH, MOST_TRIES } from './facts'
import { SCHOOL } from './school'
import { en } from './text.en'
import { fr } from './text.fr'

export type TextKey = keyof typeof en
export type { Facts }

export const say = makeSay<TextKey>({ en, fr }, { allFish: FISH, mostTries: MOST_TRIES, rooms: SCHOOL.rooms.length })

export const saySeat = (language: Language, seat: number): string => seatTitle(seat, language)

export const saySeats = (language: Language, seats: readonly number[]): string =>
  sayList(
    seats.map((seat) => saySeat(language, seat)),
    language,
  )

export const sayNumber = (language: Language, value: number, digits = 0): string =>
  value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
