// The server's routes, as functions. Tokens travel in a header, never in an address.
import type { Language } from '../games/board'
import type { Decide, Draw, Frame, House, Origin, Over, Result, SeatInfo } from '../wire'
import { askDevice, gamesHere } from '../device/device'
import { isHere, isOnDevice } from '../device/place'
import { tokensOf } from './keys'
import { proofsOf } from './trophies'
import { keepFrameWords } from './words'

export type OptionValue = string | number | boolean

/** What a form has chosen so far; what it leaves out is as usual. Lists are of a game's own making. */
export type ChosenOptions = Record<string, OptionValue | readonly string[]>

/** Option values that open once all the trophies of a game are won. */
export interface Trophies {
  names: string[]
  /** By option: the values that are locked until then. */
  locks: Record<string, OptionValue[]>
  /** The rule that says so. */
  rule: string
}

/** Why no table can be opened with these options, in the reader's language. */
export interface OptionRefusal {
  code: string
  rule: string
  hint: unknown
  text: Record<Language, string>
}

/** A name or a sentence; some authors write one language only. */
export type Words = Partial<Record<Language, string>>

/** What people remember of a finished game, beside who won and the scores of rivals. */
export interface Feat {
  words: Words
  /** Only feats of the same kind are compared. */
  kind: string
  /** More is better; null: there is nothing to compare. */
  worth: number | null
  /** Where each seat has its own; of the same kind. */
  by_seat?: { words: Words; worth: number }[]
  /** Else its scores say nothing: somebody gave up, or everybody left. */
  is_played_out?: boolean
}

/** What is told of a game once it is over. */
export interface Ending {
  /** What decided it, with marks for seats, and the step that it is about. */
  decided: { said: Words; seq: number | null } | null
  /** The last position as SVG; null when it could not be drawn. */
  picture: string | null
}

/** The types of the events that end a round, and begin the next one. */
export interface Rounds {
  end: string
  begin: string | null
}

/** What stands on the lid of a game's box. */
export interface BoxInfo {
  /** The colour of the lid. */
  hue: number
  minutes: [from: number, to: number] | null
  /** What one does in it, by language. */
  line: Words
  /** By seat count: what is special about playing with so many. */
  notes: Record<string, Words>
}

/** What a package brings for a game that this page has no board for. */
export interface OutsideInfo {
  /** The languages of its rules. */
  rules: string[]
  /** The languages of its page for people who learn it. */
  howto: string[]
  /** Whether it has a board of its own, a style sheet for it, and a picture for the box. */
  board: boolean
  style: boolean
  emblem: boolean
  /** Null for types that no schema can describe. */
  /** What its author calls fields, kinds and values, where that is said at all. */
  names: Record<string, Words>
  schemas: Record<'action' | 'view' | 'event' | 'options', Schemas | null>
}

/** JSON Schema of some types, by their tags, and of all that they refer to, by name. */
export interface Schemas {
  kinds: Record<string, Schema>
  parts: Record<string, Schema>
}

export interface Schema {
  $ref?: string
  type?: string
  title?: string
  description?: string
  description_fr?: string
  /** What an author says of a field: "seat", a number of a seat; "by_seat", a list with one item for each. */
  tablee?: string
  enum?: (string | number)[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema | boolean
  prefixItems?: Schema[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  default?: unknown
  /** Set by the page: the field may be left out. */
  canMiss?: boolean
}

export interface GameInfo {
  slug: string
  title: string
  seats: number[]
  box: BoxInfo
  bots: string[]
  /** What people call them, by language; those without a name go by their key. */
  bot_names: Record<string, Words>
  /** What to expect of them, in a sentence. */
  bot_lines: Record<string, Words>
  choices: Record<string, OptionValue[]>
  /** Options that mean something only with so many seats; those not named here always do. */
  option_seats: Record<string, number[]>
  /** Options whose values are seats: of those that there are. */
  seat_options: string[]
  defaults: Record<string, OptionValue | null>
  has_review: boolean
  /** It says when somebody has outgrown a level. */
  has_advice: boolean
  has_hints: boolean
  has_sketches: boolean
  /** Something may be hidden from a seat. */
  has_secrets: boolean
  is_common: boolean
  /** All seats act at once: no two of them can share a screen. */
  is_real_time: boolean
  /** Null for a game whose rounds are no moments of their own. */
  rounds: Rounds | null
  /** Null for a game in which nothing has to be won before something else. */
  trophies: Trophies | null
  /** What it needs beside the rules is there: a browser has no physics. */
  is_ready: boolean
  /** Null for the games that this page was built with. */
  outside: OutsideInfo | null
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
  /** The finished game that this one continues. */
  origin: Origin | null
  /** What the people of this table have earned by winning it. */
  trophy: string | null
  /** What the next level would be worth; null when none follows. */
  next_trophy: string | null
  /** Null until it is over, and for games that say nothing. */
  feat: Feat | null
}

export interface PlayOn {
  /** What comes after this game, as the next level; else the same again. */
  next?: boolean
  /** The answer to somebody who would like to play on; left out by who asks. */
  agree?: boolean
}

export interface Story {
  /** The last move of the table. */
  seq: number
  /** What happened up to this move can no longer be told while the game goes on. */
  start: number
  frames: Frame[]
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** The server answers that there is no such table, or that there cannot be one. */
export function isNoTable(error: unknown): boolean {
  return error instanceof ApiError && ['unknown_table', 'no_such_page', 'bad_request'].includes(error.code)
}

interface Reply {
  isOk: boolean
  text: string
}

async function askServer(path: string, body?: string, tokens?: string): Promise<Reply> {
  const request: RequestInit = body === undefined ? {} : { method: 'POST', body }
  if (tokens !== undefined) request.headers = { 'X-Seat-Tokens': tokens }
  try {
    const response = await fetch(`/api/${path}`, request)
    return { isOk: response.ok, text: await response.text() }
  } catch (error) {
    throw new ApiError('network', String(error))
  }
}

async function askHere(path: string, body?: string, tokens?: string): Promise<Reply> {
  try {
    const answer = await askDevice(`/api/${path}`, body, tokens)
    return { isOk: answer.status < 400, text: answer.body }
  } catch (error) {
    throw new ApiError('no_device', String(error))
  }
}

/** A table is asked where it is; all else, where new tables are opened. */
function isAskedHere(path: string): boolean {
  const table = /^tables\/([^/?]+)/.exec(path)?.[1]
  return table === undefined ? isOnDevice() : isHere(table)
}

async function ask<T>(path: string, body?: unknown, tokens?: string[], isHereToo = isAskedHere(path)): Promise<T> {
  const { isOk, text } = await (isHereToo ? askHere : askServer)(
    path,
    body === undefined ? undefined : JSON.stringify(body),
    tokens?.join(','),
  )
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    // Whatever stands between us and the server answers in words of its own.
    throw new ApiError('network', text.slice(0, 100))
  }
  if (!isOk) {
    const { code, text: words } = answer as { code: string; text: string }
    throw new ApiError(code, words)
  }
  return answer as T
}

/** All games as they stand on the shelf. */
export function listGames(): Promise<GameInfo[]> {
  return isOnDevice() ? gamesHere() : ask('games')
}

export async function findGame(slug: string): Promise<GameInfo | undefined> {
  return (await listGames()).find((each) => each.slug === slug)
}

/** A text file that the package of a game brings; null when there is none. */
export async function packageText(slug: string, name: string): Promise<string | null> {
  const response = await fetch(`/games/${slug}/${name}`).catch(() => null)
  return response?.ok ? response.text() : null
}

/** `seats` are "me", "open" or "bot:<name>"; `names`, by seat, for those who share this screen. */
export function makeTable(
  game: string,
  seats: string[],
  options: Record<string, unknown>,
  house: Partial<House> = {},
  name = '',
  names: string[] = [],
): Promise<Made> {
  const proofs = proofsOf(game).filter((proof) => isHere(proof.table) === isOnDevice())
  return ask('tables', { game, seats, options, house, name, names, ...(proofs.length > 0 && { proofs }) })
}

export interface PlayFrom {
  /** How many of the old moves the new table begins with. */
  step: number
  seats: string[]
  names: string[]
  house: House
}

/** A new table that begins with the moves of a finished game up to a step. */
export function playFrom(table: string, wish: PlayFrom): Promise<Made> {
  return ask(`tables/${table}/from`, wish)
}

/** Would a table open with these options? Null when it would; what is locked is not looked at. */
export async function checkOptions(game: string, seats: number, options: ChosenOptions): Promise<OptionRefusal | null> {
  return (await ask<{ refusal: OptionRefusal | null }>(`games/${game}/options`, { seats, options })).refusal
}

/** A table from a log file: a finished game to look at, or one to go on with. */
export function importLog(log: string): Promise<Made> {
  return ask('logs', { log })
}

/** The same, at the server wherever new tables are opened. */
export function importAtServer(log: string): Promise<Made> {
  return ask('logs', { log }, undefined, false)
}

export function tableInfo(table: string, tokens = tokensOf(table)): Promise<TableInfo> {
  return ask(`tables/${table}`, undefined, tokens)
}

export function claimSeat(table: string, invitation: string, name = ''): Promise<{ token: string; seat: number }> {
  return ask(`tables/${table}/claim`, { invitation, name })
}

/** Hand a seat on: to "open" or to "bot:<name>". */
export function giveAway(table: string, seat: number, to: string): Promise<unknown> {
  return ask(`tables/${table}/seats/${seat}`, { to }, tokensOf(table))
}

/** Offer the next game to those who sat here, or answer an offer: the next table, or who is still asked. */
export function rematch(table: string, wish: PlayOn = {}): Promise<{ table: string | null; waits_for: number[] }> {
  return ask(`tables/${table}/rematch`, wish, tokensOf(table))
}

/** The steps after move `after`, as a spectator, one of our seats or, once it is over, any seat knows them. */
export async function story(table: string, seat: number | null, { after = 0, views = false } = {}): Promise<Story> {
  const eyes = seat === null ? '' : `&seat=${seat}`
  const found = await ask<Story>(
    `tables/${table}/story?after=${after}&views=${views}${eyes}`,
    undefined,
    tokensOf(table),
  )
  found.frames.forEach(keepFrameWords)
  return found
}

export function hints(table: string, seat: number, sketch: unknown): Promise<unknown> {
  return ask(`tables/${table}/hints`, { seat, sketch }, tokensOf(table))
}

/** The game's review; takes a few seconds the first time. Only once the game is over. */
export function review(table: string): Promise<unknown> {
  return ask(`tables/${table}/review`)
}

export interface Advice {
  /** Null where marks would say nothing. */
  level: string | null
  /** How well the seat played: for this browser to keep. */
  marks: number[]
  /** Null while it is too early for the next level. */
  words: Words | null
}

/** Is it time for the next level? With the marks of one's earlier games, by level, oldest first. */
export function advice(table: string, seat: number, before: Record<string, number[][]>): Promise<Advice> {
  return ask(`tables/${table}/advice`, { seat, before }, tokensOf(table))
}

/** What decided the game, and its last picture, with its words in a language. Only once it is over. */
export function ending(table: string, language: Language): Promise<Ending> {
  return ask(`tables/${table}/ending?language=${language}`)
}

/** The whole game as a file. */
export async function logOf(table: string): Promise<string> {
  const { isOk, text } = await (isHere(table) ? askHere : askServer)(`tables/${table}/log`)
  if (!isOk) throw new ApiError('network', text.slice(0, 100))
  return text
}
