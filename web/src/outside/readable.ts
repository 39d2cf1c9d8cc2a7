// Names and values of programs as words for people. Pure.
import type { Language } from '../games/board'

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/** "rounds_to_win" → "rounds to win"; what is no such name stays as it is. */
export function words(name: string): string {
  return NAME.test(name) ? name.replaceAll('_', ' ') : name
}

/** With a capital, as a title or a label. */
export function title(name: string): string {
  const said = words(name)
  return said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

const SMALL: Record<Language, { yes: string; no: string; none: string }> = {
  en: { yes: 'yes', no: 'no', none: 'none' },
  fr: { yes: 'oui', no: 'non', none: 'rien' },
}

export function sayNone(language: Language): string {
  return SMALL[language].none
}

/** A number, a text, yes or no. */
export function sayScalar(value: string | number | boolean, language: Language): string {
  if (typeof value === 'boolean') return value ? SMALL[language].yes : SMALL[language].no
  if (typeof value === 'number') return value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 3 })
  return words(value)
}

export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

export function isStruct(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Anything, in one line: "count 3, face 5". The type of a struct is not among its fields. */
export function sayThing(value: unknown, language: Language): string {
  if (value === null || value === undefined) return SMALL[language].none
  if (isScalar(value)) return sayScalar(value, language)
  if (Array.isArray(value)) {
    return value.length === 0 ? SMALL[language].none : value.map((each) => sayInner(each, language)).join(', ')
  }
  const fields = Object.entries(value).filter(([name]) => name !== 'type')
  return fields.map(([name, each]) => `${words(name)} ${sayInner(each, language)}`).join(', ')
}

function sayInner(value: unknown, language: Language): string {
  const said = sayThing(value, language)
  return typeof value === 'object' && value !== null && said.includes(',') ? `(${said})` : said
}

/** An action or an event for which nobody has found better words: "Bid made: seat 1, count 3". */
export function sayTagged(thing: unknown, language: Language): string {
  if (!isStruct(thing)) return sayThing(thing, language)
  const { type, ...fields } = thing
  const name = typeof type === 'string' ? title(type) : ''
  const said = Object.keys(fields).length > 0 ? sayThing(fields, language) : ''
  const colon = language === 'fr' ? ' : ' : ': '
  return [name, said].filter(Boolean).join(colon)
}
