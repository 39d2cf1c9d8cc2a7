// The four penguins: a colour and something to wear each, so that nobody needs to tell colours apart.
import { COLOURS } from './facts'
import type { TextKey } from './text'
import type { SeenPlayer, View } from './wire'

export type Colour = SeenPlayer['colour']
export type Wear = 'scarf' | 'cap' | 'glasses' | 'bow'

export const WEARS: Record<Colour, Wear> = { blue: 'scarf', red: 'cap', green: 'glasses', purple: 'bow' }
/** Dark enough for white words on them. */
export const FILLS: Record<Colour, string> = { blue: '#1f66c1', red: '#c22f27', green: '#1d7a44', purple: '#7c3aad' }

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'blue'
export const fillOf = (seat: number): string => FILLS[colourOf(seat)]
export const wearOf = (seat: number): Wear => WEARS[colourOf(seat)]
export const seatOf = (colour: string): number => COLOURS.indexOf(colour as Colour)
export const colourKey = (seat: number): TextKey => colourOf(seat)

export const seatsOf = (view: View): number[] => view.players.map((_, seat) => seat)
