// From the schema of an action and the bounds of an open kind to a form, and back to an action. Pure.
// The bounds only help: whatever is sent, the server judges.
import type { Schema } from '../net/api'
import { omit } from './omit'
import { isScalar, isStruct } from './readable'
import { isNull, membersOf, resolve, tagOf, type Parts } from './schema'

export type Scalar = string | number | boolean

/** What the bounds say of one field. */
export interface Limits {
  choices?: Scalar[]
  min?: number
  max?: number
}

/** A list that offers itself as choices is never longer than this. */
const MOST_CHOICES = 500
/** So many numbers are shown one by one. */
const MOST_CHIPS = 12

function plurals(name: string): string[] {
  return [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')].filter((each) => each !== name)
}

function firstOf<T>(
  bounds: Record<string, unknown>,
  names: string[],
  suits: (value: unknown) => value is T,
): [string, T] | null {
  for (const name of names) {
    const value = bounds[name]
    if (suits(value)) return [name, value]
  }
  return null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isChoices = (value: unknown): value is Scalar[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_CHOICES && value.every(isScalar)
const isRange = (value: unknown): value is { min?: number; max?: number } =>
  isStruct(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, each]) => ['min', 'max'].includes(name) && isNumber(each))

/**
 * What bounds say of a field, by their names: `min_count`, `count_max`, `counts` (which there are),
 * `count` (a pair for a number, else which there are). The names that were understood come along.
 */
export function limitsOf(bounds: unknown, name: string, schema: Schema): { limits: Limits; used: string[] } {
  if (!isStruct(bounds)) return { limits: {}, used: [] }
  const used: string[] = []
  const take = <T>(found: [string, T] | null): T | undefined => {
    if (found) used.push(found[0])
    return found?.[1]
  }
  const limits: Limits = {}
  const own = bounds[name]
  const isPair =
    Array.isArray(own) &&
    own.length === 2 &&
    own.every(isNumber) &&
    (schema.type === 'integer' || schema.type === 'number')
  if (isPair) {
    used.push(name)
    ;[limits.min, limits.max] = own as [number, number]
  } else {
    const range = take(firstOf(bounds, [name], isRange))
    if (range) Object.assign(limits, range)
    const choices = take(firstOf(bounds, [name, ...plurals(name), `${name}_choices`], isChoices))
    if (choices) limits.choices = choices
  }
  const min = take(firstOf(bounds, [`min_${name}`, `${name}_min`, `least_${name}`], isNumber))
  const max = take(firstOf(bounds, [`max_${name}`, `${name}_max`, `most_${name}`], isNumber))
  if (min !== undefined) limits.min = min
  if (max !== undefined) limits.max = max
  return { limits, used }
}

/** How one field is asked for. */
export type Ask =
  | { kind: 'choice'; values: Scalar[] }
  | { kind: 'boolean' }
  | { kind: 'number'; isWhole: boolean; min: number | null; max: number | null; step: number }
  | { kind: 'text'; min: number; max: number | null; pattern: string | null }
  /** A field that may be null, or left out. */
  | { kind: 'maybe'; inner: Schema; nothing: null | undefined }
  | { kind: 'union'; members: { tag: string; schema: Schema }[] }
  | { kind: 'struct'; fields: { name: string; schema: Schema }[] }
  | { kind: 'tuple'; items: Schema[] }
  | { kind: 'list'; item: Schema; min: number; max: number | null }
  | { kind: 'json' }

/** All fields of a struct but its tag. */
export function fieldsOf(schema: Schema, parts: Parts): { name: string; schema: Schema }[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'type' || tagOf(schema) === null)
    .map(([name, each]) => {
      const found = resolve(each, parts)
      const canMiss = schema.required !== undefined && !schema.required.includes(name) && !('default' in found)
      return { name, schema: canMiss ? { ...found, canMiss } : found }
    })
}

export function askFor(schema: Schema, limits: Limits, parts: Parts): Ask {
  if (schema.canMiss) return { kind: 'maybe', inner: omit(schema, 'canMiss'), nothing: undefined }
  if (schema.anyOf) return askForUnion(schema, parts)
  if (schema.type === 'array') return askForList(schema, limits, parts)
  if (limits.choices) return { kind: 'choice', values: limits.choices }
  if (schema.enum) return { kind: 'choice', values: schema.enum }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      return askForNumber(schema, limits)
    case 'string':
      return {
        kind: 'text',
        min: schema.minLength ?? 0,
        max: schema.maxLength ?? null,
        pattern: schema.pattern ?? null,
      }
    case 'object':
      return schema.properties ? { kind: 'struct', fields: fieldsOf(schema, parts) } : { kind: 'json' }
    default:
      return { kind: 'json' }
  }
}

function askForUnion(schema: Schema, parts: Parts): Ask {
  const members = membersOf(schema, parts)
  const real = members.filter((each) => !isNull(each))
  const [only] = real
  if (only && real.length === 1) {
    const said = omit(schema, 'anyOf')
    return members.length > 1
      ? {
          kind: 'maybe',
          inner: { ...only, ...said, ...(said.default === null && { default: only.default }) },
          nothing: null,
        }
      : { kind: 'json' }
  }
  const tagged = real.map((each) => ({ tag: tagOf(each) ?? '', schema: each }))
  const isClear = members.length === real.length && tagged.every(({ tag }) => tag !== '')
  return isClear ? { kind: 'union', members: tagged } : { kind: 'json' }
}

function askForList(schema: Schema, limits: Limits, parts: Parts): Ask {
  if (schema.prefixItems) return { kind: 'tuple', items: schema.prefixItems.map((each) => resolve(each, parts)) }
  if (typeof schema.items !== 'object') return { kind: 'json' }
  const min = Math.max(limits.min ?? 0, schema.minItems ?? 0)
  const item = resolve(schema.items, parts)
  const wide =
    limits.choices && isScalarSchema(item)
      ? { ...item, enum: limits.choices.filter((each) => typeof each !== 'boolean') }
      : item
  return { kind: 'list', item: wide, min, max: smallest(limits.max, schema.maxItems) }
}

const isScalarSchema = ({ type }: Schema) => type === 'integer' || type === 'string' || type === 'number'

function smallest(...numbers: (number | undefined)[]): number | null {
  const known = numbers.filter((each) => each !== undefined)
  return known.length > 0 ? Math.min(...known) : null
}

function largest(...numbers: (number | undefined)[]): number | null {
  const known = numbers.filter((each) => each !== undefined)
  return known.length > 0 ? Math.max(...known) : null
}

function askForNumber(schema: Schema, limits: Limits): Ask {
  const isWhole = schema.type === 'integer'
  const above = schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + (isWhole ? 1 : 0)
  const below = schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - (isWhole ? 1 : 0)
  const min = largest(limits.min, schema.minimum, above)
  const max = smallest(limits.max, schema.maximum, below)
  const step = schema.multipleOf ?? 1
  const count = min === null || max === null ? Infinity : Math.floor((max - min) / step) + 1
  if (isWhole && count >= 1 && count <= MOST_CHIPS) {
    return { kind: 'choice', values: Array.from({ length: count }, (_, at) => (min ?? 0) + at * step) }
  }
  return { kind: 'number', isWhole, min, max, step }
}

/** What stands in a form at first: the usual value, or the least that could be meant. */
export function firstValue(schema: Schema, limits: Limits, parts: Parts): unknown {
  const ask = askFor(schema, limits, parts)
  const usual = schema.default
  switch (ask.kind) {
    case 'choice':
      return ask.values.find((each) => each === usual) ?? ask.values[0]
    case 'boolean':
      return usual === true
    case 'number':
      return isNumber(usual) ? usual : Math.min(Math.max(0, ask.min ?? 0), ask.max ?? Infinity)
    case 'text':
      return typeof usual === 'string' ? usual : ''
    case 'maybe':
      return ask.nothing
    case 'union':
      return ask.members[0] ? firstTagged(ask.members[0], parts) : null
    case 'struct':
      return firstFields(ask.fields, {}, parts)
    case 'tuple':
      return Array.isArray(usual) && usual.length === ask.items.length
        ? usual
        : ask.items.map((each) => firstValue(each, {}, parts))
    case 'list':
      return Array.isArray(usual) && usual.length >= ask.min
        ? usual
        : Array.from({ length: ask.min }, () => firstValue(ask.item, {}, parts))
    case 'json':
      return usual ?? null
  }
}

export function firstTagged({ tag, schema }: { tag: string; schema: Schema }, parts: Parts): Record<string, unknown> {
  return { type: tag, ...firstFields(fieldsOf(schema, parts), {}, parts) }
}

export function firstFields(
  fields: { name: string; schema: Schema }[],
  bounds: unknown,
  parts: Parts,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, schema }) => [name, firstValue(schema, limitsOf(bounds, name, schema).limits, parts)]),
  )
}

/** The bounds that no field could make use of: people may. */
export function otherBounds(bounds: unknown, fields: { name: string; schema: Schema }[]): Record<string, unknown> {
  if (!isStruct(bounds)) return {}
  const used = new Set(['type', ...fields.flatMap(({ name, schema }) => limitsOf(bounds, name, schema).used)])
  return Object.fromEntries(Object.entries(bounds).filter(([name]) => !used.has(name)))
}
