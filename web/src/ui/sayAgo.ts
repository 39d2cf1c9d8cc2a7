// How long ago something was, as people say it.
import type { Language } from '../games/board'

const MINUTE_MS = 60_000
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** "5 minutes ago", "yesterday"; empty for what has only just begun. */
export function sayAgo(since_ms: number, now_ms: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now_ms - since_ms) / length)
    if (count > 0) return words.format(-count, unit)
  }
  return ''
}
