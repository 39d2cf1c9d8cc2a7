// A station on the path: a cocoon with its number, out of which a star has come once it is won.
import type { ReactNode } from 'react'
import { STAR } from './star'

interface Props {
  children: ReactNode
  isWon?: boolean
  isLocked?: boolean
}

export function CocoonMark({ children, isWon = false, isLocked = false }: Props) {
  const [left, right, top] = isLocked ? ['#8b8091', '#6f6576', '#aea4b3'] : ['#c8639a', '#9c3f73', '#eaa3c8']
  return (
    <span className="lv-mark">
      <svg viewBox="-26 -22 52 70" aria-hidden="true" focusable="false">
        <ellipse cx="0" cy="40" rx="21" ry="6" fill="#1d0d24" opacity="0.45" />
        <g strokeLinejoin="round" strokeWidth="3">
          <path d="M-20 10 0 20v22l-20-10Z" fill={left} stroke={left} />
          <path d="M20 10 0 20v22l20-10Z" fill={right} stroke={right} />
          <path d="M0 0l20 10-20 10-20-10Z" fill={top} stroke={top} />
          <path d="M0 5l10 5-10 5-10-5Z" fill="#5b1f42" stroke="#5b1f42" />
        </g>
        {isWon && (
          <path
            d={STAR}
            transform="translate(0 -4) scale(0.8)"
            fill="#ffd45e"
            stroke="#7a4a06"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <b>{children}</b>
    </span>
  )
}
