// A penguin's ID card.
import { fillOf } from './seats'

export function IdCard({
  seat,
  isNew,
  label,
  size = 26,
}: {
  seat: number
  isNew: boolean
  label: string
  size?: number
}) {
  return (
    <svg
      className={isNew ? 'ice-id ice-id-new' : 'ice-id'}
      data-testid={isNew ? 'mark-id' : undefined}
      viewBox="0 0 22 16"
      width={size}
      height={(size * 19) / 26}
      role="img"
      aria-label={label}
    >
      <rect x={0.8} y={0.8} width={20.4} height={14.4} rx={2.5} fill="#fffaf0" stroke="#6a4a24" strokeWidth={1.4} />
      <circle cx={7} cy={8} r={4} fill={fillOf(seat)} />
      <path d="M13 5.500H18.500M13 8.500H18.500M13 11.500H16.500" stroke="#6a4a24" strokeWidth={1.3} />
    </svg>
  )
}
