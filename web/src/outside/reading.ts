// A view of any game as panels of facts, lists and tables. Pure: what is seen in, what is shown out.
import type { Schema } from '../net/api'
import { isScalar, isStruct, sayNone, sayScalar, sayThing, type Speaker } from './readable'
import { hintOf, isBySeat, namesSeat, schemaFor, titleOf, type Parts } from './schema'

export type Shown =
  | { kind: 'text'; text: string; isNothing?: boolean }
  | { kind: 'list'; items: string[] }
  | { kind: 'grid'; rows: string[][] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'table'; columns: string[]; rows: Row[] }

export interface Fact {
  name: string
  label: string
  hint: string
  shown: Shown
}

export interface Row {
  /** Whose row it is; null where rows are only counted. */
  seat: number | null
  cells: Shown[]
}

export interface Reader extends Speaker {
  /** How many seats there are, the one that looks, and what they are called. */
  seats: number
  seat: number | null
  seatName: (seat: number) => string
  parts: Parts
}

const DEEPEST = 3
const UNSEEN = ['type', 'at_ms']

/** The panels of a view: first the plain facts, then one for each thing that has parts. */
export function readView(view: unknown, schema: Schema, reader: Reader): { plain: Fact[]; panels: Fact[] } {
  const facts = isStruct(view) ? factsOf(withoutFrame(view, reader), schema, reader, 0) : []
  const isPlain = ({ shown }: Fact) => shown.kind === 'text' || (shown.kind === 'list' && shown.items.length <= 8)
  return { plain: facts.filter(isPlain), panels: facts.filter((fact) => !isPlain(fact)) }
}

/** Without what the table around the board shows already, and what there is not. */
function withoutFrame(view: Record<string, unknown>, { seat, seats }: Reader): Record<string, unknown> {
  const isNews = ([name, value]: [string, unknown]) =>
    value !== null && !(name === 'seat' && value === seat) && !(name === 'seats' && value === seats)
  return Object.fromEntries(Object.entries(view).filter(isNews))
}

function factsOf(struct: Record<string, unknown>, schema: Schema, reader: Reader, depth: number): Fact[] {
  return Object.entries(struct)
    .filter(([name]) => !UNSEEN.includes(name))
    .map(([name, value]) => {
      const own = schemaFor(schema.properties?.[name], value, reader.parts)
      return {
        name,
        label: titleOf(own, withoutUnit(name, reader), reader),
        hint: hintOf(own, reader),
        shown: read(name, value, own, reader, depth + 1),
      }
    })
}

/** Milliseconds are shown as seconds; an author's own name for them stays. */
function withoutUnit(name: string, { names }: Reader): string {
  return Object.hasOwn(names, name) ? name : name.replace(/_ms$/, '')
}

function read(name: string, value: unknown, schema: Schema, reader: Reader, depth: number): Shown {
  if (value === null || value === undefined || value === '')
    return { kind: 'text', text: sayNone(reader), isNothing: true }
  if (isScalar(value)) return { kind: 'text', text: sayOne(name, value, schema, reader) }
  if (depth > DEEPEST) return { kind: 'text', text: sayThing(value, reader) }
  if (Array.isArray(value)) return readList(name, value, schema, reader, depth)
  const facts = factsOf(value as Record<string, unknown>, schema, reader, depth)
  return facts.length > 0 ? { kind: 'facts', facts } : { kind: 'text', text: sayNone(reader), isNothing: true }
}

function sayOne(name: string, value: string | number | boolean, schema: Schema, reader: Reader): string {
  if (typeof value === 'number' && name.endsWith('_ms')) return `${sayScalar(Math.round(value / 100) / 10, reader)} s`
  const isSeat = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < reader.seats
  return isSeat && namesSeat(name, schema) ? reader.seatName(value) : sayScalar(value, reader)
}

function readList(name: string, list: unknown[], schema: Schema, reader: Reader, depth: number): Shown {
  if (list.length === 0) return { kind: 'text', text: sayNone(reader), isNothing: true }
  const items = typeof schema.items === 'object' ? schema.items : undefined
  const bySeat = isBySeat(name, schema, list, reader.seats)
  if (bySeat || list.every(isStruct)) return readTable(list, items, reader, depth, bySeat)
  if (list.every((each) => each === null || isScalar(each))) {
    const said = (each: unknown) => (isScalar(each) ? sayOne(name, each, schema, reader) : '–')
    return { kind: 'list', items: list.map(said) }
  }
  const isGrid = list.every((row) => Array.isArray(row) && row.every((each) => each === null || isScalar(each)))
  if (isGrid) {
    const rows = list as unknown[][]
    return { kind: 'grid', rows: rows.map((row) => row.map((each) => (isScalar(each) ? sayScalar(each, reader) : ''))) }
  }
  return { kind: 'list', items: list.map((each) => sayThing(each, reader)) }
}

/** Rows of the same make; those of seats begin with one's own. */
function readTable(list: unknown[], items: Schema | undefined, reader: Reader, depth: number, bySeat: boolean): Shown {
  const seatOf = (item: unknown, at: number) =>
    bySeat ? at : isStruct(item) && typeof item.seat === 'number' ? item.seat : null
  const seats = list.map(seatOf)
  const hasSeats = seats.every((seat) => seat !== null)
  const structs = list.map((item) => (isStruct(item) ? item : { '': item }))
  const names = [...new Set(structs.flatMap((item) => Object.keys(item)))].filter(
    (name) => !UNSEEN.includes(name) && !(hasSeats && name === 'seat'),
  )
  const schemas = structs.map((item, at) => schemaFor(items, list[at] ?? item, reader.parts))
  const fieldOf = (at: number, name: string) =>
    name === '' ? (schemas[at] ?? {}) : schemaFor(schemas[at]?.properties?.[name], structs[at]?.[name], reader.parts)
  const rows = structs.map((item, at) => ({
    seat: hasSeats ? (seats[at] ?? null) : null,
    cells: names.map((name) => read(name, item[name], fieldOf(at, name), reader, depth + 1)),
  }))
  const { seat: own, seats: count } = reader
  const order = (row: Row) => (row.seat === null || own === null ? 0 : (row.seat - own + count) % count)
  return {
    kind: 'table',
    columns: names.map((name) => (name === '' ? '' : titleOf(fieldOf(0, name), name, reader))),
    rows: hasSeats ? rows.toSorted((one, other) => order(one) - order(other)) : rows,
  }
}
