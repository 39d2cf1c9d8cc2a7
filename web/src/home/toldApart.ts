// What the seats of a form are called where a choice is made for each of them.

/** By name; by seat where there is none; and by both where two have the same. */
export function toldApart(names: readonly (string | null)[], seatName: (seat: number) => string): string[] {
  return names.map((name, seat) => {
    if (name === null) return seatName(seat)
    const isShared = names.some((other, at) => at !== seat && other === name)
    return isShared ? `${name} · ${seatName(seat)}` : name
  })
}
