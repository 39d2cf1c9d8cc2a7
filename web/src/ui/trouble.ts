// What went wrong, as a plain sentence in the reader's language. The server's own words are English
// and for programmers: they are a detail, where they help at all.
import { ApiError } from '../net/api'
import type { Text } from './text'

const TELLING = ['bad_log', 'bad_options', 'bad_seats']

/** The sentence for a code; a plain one for a code that nobody knows. */
export function sayCode(code: string, text: Text): string {
  return text.troubles[code] ?? text.failed
}

export function sayError(error: unknown, text: Text): string {
  return sayCode(error instanceof ApiError ? error.code : '', text)
}

/** What the server adds, where it helps to find the mistake; else nothing. */
export function detailOf(error: unknown): string {
  return error instanceof ApiError && TELLING.includes(error.code) ? error.message : ''
}
