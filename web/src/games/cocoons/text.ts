// Sentences by key, in the reader's language, with the names of this game filled in.
import { makeSay, type Facts } from '../../ui/makeSay'
import { seatTitle } from '../../ui/names'
import { sayList } from '../../ui/sayList'
import type { Language } from '../board'
import { CORRECTION, FIXED, OPENS } from './facts'
import { digitOf, kindOf, type Guardian, type Trap } from './pieces'
import type { Lying } from './playback'
import { en } from './text.en'
import { fr } from './text.fr'

export type TextKey = keyof typeof en
export type { Facts }

export const say = makeSay<TextKey>({ en, fr }, { correction: CORRECTION, numbers: FIXED[5].length })

export const saySeat = (language: Language, seat: number): string => seatTitle(seat, language)

export function saySeats(language: Language, seats: readonly number[]): string {
  return sayList(
    seats.map((seat) => saySeat(language, seat)),
    language,
  )
}

/** "the fox", "l’iguane". */
export const sayGuardian = (language: Language, guardian: Guardian): string => say(language, `the_${guardian}`)

export function sayGuardians(language: Language, guardians: readonly Guardian[]): string {
  return sayList(
    guardians.map((guardian) => sayGuardian(language, guardian)),
    language,
  )
}

/** "rune 3", "slippery floor". */
export const sayTrap = (language: Language, trap: Trap): string =>
  say(language, `trap${kindOf(trap)}`, { digit: digitOf(trap) })

/** What a trap does, in half a sentence. */
export function sayTrapDoes(language: Language, trap: Trap): string {
  const kind = kindOf(trap)
  const runes: readonly Trap[] = trap in OPENS ? OPENS[trap as keyof typeof OPENS] : []
  return say(language, `does${kind}`, { runes: sayList(runes.map(digitOf), language) })
}

const SLOT_KEYS: readonly TextKey[] = ['slot0', 'slot1', 'slot2', 'slot3', 'slot4', 'slot5', 'slot6', 'slot7', 'slot8']
export const saySlot = (language: Language, slot: number): string => say(language, SLOT_KEYS[slot] ?? 'slot4')

/** What lies in a slot, as part of a sentence. */
export function sayLying(language: Language, lying: Lying): string {
  if (lying.trap && lying.what !== 'trap_down')
    return say(language, 'holeTrap', { trap: sayTrap(language, lying.trap) })
  if (lying.guardian) return say(language, 'holeGuardian', { guardian: sayGuardian(language, lying.guardian) })
  const keys: Partial<Record<Lying['what'], TextKey>> = {
    start: 'holeStart',
    token: 'holeToken',
    face_down: 'holeFaceDown',
  }
  return say(language, keys[lying.what] ?? 'holeEmpty')
}
