// Who has which marbles: as chosen on the form, or in the order of the box (CX-9, CX-10).
import { COLOURS } from './facts'
import type { Colour } from './Pieces'

/** A colour for each seat: those that were chosen for as many, else the first of the box. */
export function coloursOf(chosen: unknown, seats: number): readonly Colour[] {
  const usual = COLOURS.slice(0, seats)
  if (!Array.isArray(chosen) || chosen.length !== seats) return usual
  return usual.every((colour) => chosen.includes(colour)) ? (chosen as Colour[]) : usual
}

/** After a seat has taken a colour, which whoever had it gets the old one for; null: as in the box. */
export function coloursAfter(colours: readonly Colour[], seat: number, wanted: string): Colour[] | null {
  const old = colours[seat]
  const after = colours.map((colour, at) => {
    if (at === seat) return colours.find((each) => each === wanted) ?? colour
    return colour === wanted && old ? old : colour
  })
  return after.every((colour, at) => colour === COLOURS[at]) ? null : after
}
