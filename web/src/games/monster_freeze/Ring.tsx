// A small ring that empties until something is allowed again; the server has said from when.
import { playTime, useTableTime, type TableTime } from './tableClock'
import type { View } from './wire'

const ROUND = 2 * Math.PI * 9

export function useMsLeft(view: View, now: TableTime, from_ms: number): number {
  return Math.max(0, from_ms - playTime(view, useTableTime(now)))
}

export function Ring({ left_ms, whole_ms }: { left_ms: number; whole_ms: number }) {
  if (left_ms === 0) return null
  const share = Math.min(1, left_ms / Math.max(whole_ms, 1))
  return (
    <svg className="mf-ring" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="mf-ring-track" cx="12" cy="12" r="9" />
      <circle
        className="mf-ring-rest"
        cx="12"
        cy="12"
        r="9"
        strokeDasharray={`${share * ROUND} ${ROUND}`}
        transform="rotate(-90 12 12)"
      />
    </svg>
  )
}
