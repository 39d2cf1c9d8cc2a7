// The animal of a seat. Colours belong to the monsters, so seats are told apart by their heads.
const HEADS = [
  // Marmot: round ears, two teeth.
  'M6 9a3 3 0 1 1 3-4q3-1 6 0a3 3 0 1 1 3 4q2 4 0 7-2 4-6 4t-6-4q-2-3 0-7M10 16h4v3h-4zM12 16v3M9 10.500h.1M15 10.500h.1M11 13.500h2',
  // Ibex: two swept horns.
  'M9 9C3 8 3 3 6 2c0 3 2 4 4 5M15 9c6-1 6-6 3-7 0 3-2 4-4 5M9 8h6l1 5-2 7h-4l-2-7zM10.500 12h.1M13.500 12h.1M11 17h2',
  // Owl: two great eyes.
  'M5 4l4 2q3-1 6 0l4-2q2 7 0 11-2 5-7 5t-7-5Q3 11 5 4M9 13a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M15 13a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5M12 13l-1 2h2z',
  // Hare: long ears.
  'M9 11C7 8 6 4 7.500 2 10 3 11 7 11 10h2c0-3 1-7 3.500-8C18 4 17 8 15 11q3 3 2 6-1 4-5 4t-5-4q-1-3 2-6M9.500 15h.1M14.500 15h.1M11 17.500h2',
]

export function SeatMark({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg
      className="icon mf-seat-mark"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={HEADS[seat] ?? HEADS[0]} />
    </svg>
  )
}
