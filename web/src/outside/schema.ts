// Finds its way through the JSON Schema of a game's types. Pure.
import type { Schema, Schemas } from '../net/api'
import { omit } from './omit'
import { isStruct, title, type Speaker } from './readable'

const NOTHING: Schema = {}

export type Parts = Record<string, Schema>

const partOf = (ref: string) => ref.replace(/^#\//, '')

/** Where a reference leads; what is said where it stands counts more than what is said there. */
export function resolve(schema: Schema | undefined, parts: Parts): Schema {
  if (!schema) return NOTHING
  const { $ref, ...said } = schema
  if ($ref === undefined) return schema
  return { ...omit(parts[partOf($ref)] ?? NOTHING, 'title', 'description'), ...said }
}

/** The members of a union; a schema that is none is its only member. */
export function membersOf(schema: Schema, parts: Parts): Schema[] {
  return schema.anyOf ? schema.anyOf.map((each) => resolve(each, parts)) : [schema]
}

export function isNull(schema: Schema): boolean {
  return schema.type === 'null'
}

/** The tag of a struct among the members of a union. */
export function tagOf(schema: Schema): string | null {
  const tag = schema.properties?.type?.enum
  return tag?.length === 1 ? String(tag[0]) : null
}

function suits(schema: Schema, value: unknown): boolean {
  if (Array.isArray(value)) return schema.type === 'array'
  if (!isStruct(value)) return schema.type !== 'array' && schema.type !== 'object'
  const tag = tagOf(schema)
  return schema.type === 'object' && (tag === null || tag === value.type)
}

/** The schema that describes this very value, with what its place says of it. */
export function schemaFor(schema: Schema | undefined, value: unknown, parts: Parts): Schema {
  const found = resolve(schema, parts)
  if (!found.anyOf) return found
  const member = membersOf(found, parts).find((each) => !isNull(each) && suits(each, value))
  return { ...member, ...omit(found, 'anyOf') }
}

/** What the author calls a field, else its name. */
export function titleOf(schema: Schema, name: string, speaker: Speaker): string {
  const hasName = Object.hasOwn(speaker.names, name) && speaker.names[name]?.[speaker.language] !== undefined
  return hasName || schema.title === undefined ? title(name, speaker) : schema.title
}

/** What the author says about it, in the reader's language or not at all. */
export function hintOf(schema: Schema, { language }: Speaker): string {
  return (language === 'fr' ? schema.description_fr : schema.description) ?? ''
}

/** The schema of the kind with this tag, with what its author says of it. */
export function kindOf(schemas: Schemas | null | undefined, tag: string): Schema {
  const place = schemas?.kinds[tag]
  if (!schemas || !place) return NOTHING
  // The title of a struct is the name of its class, which is a programmer's.
  return omit((place.$ref && schemas.parts[partOf(place.$ref)]) || place, 'title')
}

/** The only schema of a type that is no union. */
export function onlyKind(schemas: Schemas | null | undefined): Schema {
  return schemas ? resolve(Object.values(schemas.kinds)[0], schemas.parts) : NOTHING
}

const SEATS = ['seat', 'player', 'winner', 'loser', 'bidder', 'dealer', 'starter']

/** Whether a number, or each number of a list, is that of a seat: by its mark, or by its name. */
export function namesSeat(name: string, schema: Schema): boolean {
  if (schema.tablee !== undefined) return schema.tablee === 'seat'
  const one = name.replace(/s$/, '')
  return SEATS.includes(one) || one.endsWith('_seat')
}

const BY_SEAT = ['players', 'seats', 'scores', 'points', 'hands']

/** Whether a list has an item for each seat. */
export function isBySeat(name: string, schema: Schema, value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats) return false
  if (schema.tablee !== undefined) return schema.tablee === 'by_seat'
  if (name.endsWith('_by_seat')) return true
  // A list of numbers under such a name may as well be a list of seats.
  return BY_SEAT.includes(name) && (name !== 'seats' || value.some((each) => typeof each !== 'number'))
}
