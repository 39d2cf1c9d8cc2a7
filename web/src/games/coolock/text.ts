// Sentences by key, in the reader's language.
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { colourKey } from './seats'
import { en } from './text.en'
import { fr } from './text.fr'

export type TextKey = keyof typeof en
export type Facts = Record<string, string | number>

const TEXTS: Record<Language, Record<TextKey, string>> = { en, fr }

export function say(language: Language, key: TextKey, facts: Facts = {}): string {
  return TEXTS[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
}

/** One of two sentences, for one thing or for several. */
export const sayCount = (language: Language, count: number, one: TextKey, many: TextKey, facts: Facts = {}): string =>
  say(language, count === 1 ? one : many, { count, ...facts })

/** "Red disc": a player by colour and shape. */
export const saySeat = (language: Language, seat: number): string => say(language, `seat_${colourKey(seat)}` as TextKey)

export const sayCard = (language: Language, card: string): string => say(language, `card_${card}` as TextKey)

/** "red and blue", "black". */
export function sayLockColours(language: Language, colours: readonly number[]): string {
  if (colours.length === 0) return say(language, 'black')
  return sayList(colours.map((seat) => say(language, colourKey(seat))), language)
}

export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
