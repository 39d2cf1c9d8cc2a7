import { ApiError } from '../net/api'
import { fill } from '../ui/text'
import type { ReplayText } from './text'

/** Why the server refused, in the page's language where the reason is a known one. */
export function sayRefusal(error: unknown, text: ReplayText): string {
  const known: Record<string, string> = {
    not_yours: text.notYours,
    not_over: text.notOver,
    too_fast: text.tooFast,
    unknown_table: text.unknown,
  }
  const said = error instanceof ApiError ? known[error.code] : undefined
  return said ?? fill(text.failed, { text: error instanceof Error ? error.message : String(error) })
}
