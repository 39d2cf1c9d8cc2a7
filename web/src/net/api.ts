// The server's routes, as functions. Tokens travel in a header, never in an address.
import type { Decide, Draw, Frame, House, Over, Result, SeatInfo } from '../wire'
import { tokensOf } from './keys'

export interface GameInfo {
  slug: string
  title: string
  seats: number[]
  bots: string[]
  choices: Record<string, (string | number | boolean)[]>
  defaults: Record<string, string | number | boolean | null>
  has_review: boolean
  has_hints: boolean
  has_sketches: boolean
  is_common: boolean
  /** All seats act at once: no two of them can share a screen. */
  is_real_time: boolean
}

export interface Made {
  table: string
  token: string
  invitation: string
}

export interface TableInfo {
  table: string
  game: string
  seq: number
  seats: SeatInfo[]
  waiting: Decide | Draw | Over
  /** The seats that this browser holds. */
  mine: number[]
  house: House
  options: Record<string, unknown>
  /** The results of the legs before this one, of this one if it is over, and all together. */
  legs: Result[]
  leg_count: number
  total: Result | null
  next: string | null
}

export interface Story {
  /** The last move of the table. */
  seq: number
  frames: Frame[]
}

export class ApiError extends Error {
  constructor(readonly code: string, text: string) {
    super(text)
  }
}

/** The server answers that there is no such table, or that there cannot be one. */
export function isNoTable(error: unknown): boolean {
  return error instanceof ApiError && ['unknown_table', 'no_such_page', 'bad_request'].includes(error.code)
}

async function ask<T>(path: string, body?: unknown, table?: string): Promise<T> {
  const request: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  if (table !== undefined) request.headers = { 'X-Seat-Tokens': tokensOf(table).join(',') }
  const response = await fetch(`/api/${path}`, request).catch((error: unknown) => {
    throw new ApiError('network', String(error))
  })
  // Whatever stands between us and the server answers in words of its own.
  const answer: unknown = await response.json().catch(() => {
    throw new ApiError('network', response.statusText)
  })
  if (!response.ok) {
    const { code, text } = answer as { code: string; text: string }
    throw new ApiError(code, text)
  }
  return answer as T
}

export function listGames(): Promise<GameInfo[]> {
  return ask('games')
}

export function makeTable(
  game: string,
  seats: string[],
  options: Record<string, unknown>,
  house: Partial<House> = {},
  name = '',
): Promise<Made> {
  return ask('tables', { game, seats, options, house, name })
}

/** A table from a log file: a finished game to look at, or one to go on with. */
export function importLog(log: string): Promise<Made> {
  return ask('logs', { log })
}

export function tableInfo(table: string): Promise<TableInfo> {
  return ask(`tables/${table}`, undefined, table)
}

export function claimSeat(
  table: string,
  invitation: string,
  name = '',
): Promise<{ token: string; seat: number }> {
  return ask(`tables/${table}/claim`, { invitation, name })
}

/** Hand a seat on: to "open" or to "bot:<name>". */
export function giveAway(table: string, seat: number, to: string): Promise<unknown> {
  return ask(`tables/${table}/seats/${seat}`, { to }, table)
}

/** The table of the next game with the same seats; the same one for whoever asks first or later. */
export function rematch(table: string): Promise<{ table: string }> {
  return ask(`tables/${table}/rematch`, {}, table)
}

/** The steps after move `after`, as a spectator, one of our seats or, once it is over, any seat knows them. */
export function story(
  table: string,
  seat: number | null,
  { after = 0, views = false } = {},
): Promise<Story> {
  const eyes = seat === null ? '' : `&seat=${seat}`
  return ask(`tables/${table}/story?after=${after}&views=${views}${eyes}`, undefined, table)
}

export function hints(table: string, seat: number, sketch: unknown): Promise<unknown> {
  return ask(`tables/${table}/hints`, { seat, sketch }, table)
}

/** The game's review; takes a few seconds the first time. Only once the game is over. */
export function review(table: string): Promise<unknown> {
  return ask(`tables/${table}/review`)
}

export const logAddress = (table: string) => `/api/tables/${table}/log`
