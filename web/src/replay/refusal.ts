import { ApiError } from '../net/api'
import type { Text } from '../ui/text'
import { sayError } from '../ui/trouble'
import type { ReplayText } from './text'

/** Why the server refused, in the words of the replay where it has its own. */
export function sayRefusal(error: unknown, text: ReplayText, common: Text): string {
  const known: Record<string, string> = {
    not_yours: text.notYours,
    not_over: text.notOver,
    too_fast: text.tooFast,
  }
  const said = error instanceof ApiError ? known[error.code] : undefined
  return said ?? sayError(error, common)
}
