// The sign of a seat: a colour and a shape, so that neither has to be told apart alone.
const SHAPES = [
  <circle key="shape" cx="10" cy="10" r="7.500" />,
  <path key="shape" d="M10 2.500L18 16.500H2Z" />,
  <rect key="shape" x="3" y="3" width="14" height="14" rx="1.500" />,
  <path
    key="shape"
    d="M10 1.500L12.600 7.200L18.800 7.900L14.200 12.100L15.400 18.200L10 15.200L4.600 18.200L5.800 12.100L1.200 7.900L7.400 7.200Z"
  />,
]

export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg className={`cocoons-seat-mark cocoons-seat-${seat}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {SHAPES[seat]}
    </svg>
  )
}
