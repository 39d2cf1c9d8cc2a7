/** The colours once a seat has another one: whoever had that gets the old one. */
export function swapped(colours: readonly string[], seat: number, colour: string): string[] {
  const old = colours[seat] ?? ''
  return colours.map((each, at) => (at === seat ? colour : each === colour ? old : each))
}
