// The penguins: a colour and something to wear each, so that nobody needs to tell colours apart.
import { COLOURS } from './facts'
import type { TextKey } from './text'
import type { SeenPlayer, View } from './wire'

export type Colour = SeenPlayer['colour']
export type Wear = 'scarf' | 'cap' | 'glasses' | 'bow' | 'earmuffs'

export const WEARS: Record<Colour, Wear> = {
  blue: 'scarf',
  red: 'cap',
  green: 'glasses',
  purple: 'bow',
  orange: 'earmuffs',
}
/** Dark enough for white words on them. */
export const FILLS: Record<Colour, string> = {
  blue: '#1f66c1',
  red: '#c22f27',
  green: '#1d7a44',
  purple: '#7c3aad',
  orange: '#b4540a',
}

let worn: readonly Colour[] = COLOURS

/**
 * From now on these are the colours, by seat (IC-108). One page shows one table, so this is one place.
 * Called while rendering, before anything that draws a penguin.
 */
export function keepColours(view: Pick<View, 'players'>): void {
  worn = view.players.map(({ colour }) => colour)
}

export const colourOf = (seat: number): Colour => worn[seat] ?? 'blue'
export const fillOf = (seat: number): string => FILLS[colourOf(seat)]
export const wearOf = (seat: number): Wear => WEARS[colourOf(seat)]
export const seatOf = (colour: string): number => worn.indexOf(colour as Colour)
export const colourKey = (seat: number): TextKey => colourOf(seat)

export const seatsOf = (view: View): number[] => view.players.map((_, seat) => seat)
