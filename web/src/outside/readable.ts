// Names and values of programs as words for people. Pure.
import type { Language } from '../games/board'

/** What an author calls things, by their names in the program and by language. */
export type Names = Readonly<Record<string, Partial<Record<Language, string>>>>

/** Who speaks: in which language, with which names. */
export interface Speaker {
  language: Language
  names: Names
}

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/** What the author calls it; else "rounds_to_win" → "rounds to win", and what is no name as it is. */
export function words(name: string, { language, names }: Speaker): string {
  const given = Object.hasOwn(names, name) ? names[name]?.[language] : undefined
  return given ?? (NAME.test(name) ? name.replaceAll('_', ' ') : name)
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** With a capital, as a title or a label. */
export function title(name: string, speaker: Speaker): string {
  return capital(words(name, speaker))
}

const SMALL: Record<Language, { yes: string; no: string; none: string; colon: string }> = {
  en: { yes: 'yes', no: 'no', none: 'none', colon: ': ' },
  fr: { yes: 'oui', no: 'non', none: 'rien', colon: ' : ' },
}

const NUMBERS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3 }),
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3 }),
}

export function sayNone({ language }: Speaker): string {
  return SMALL[language].none
}

/** "Bid: two" */
export function pair(first: string, second: string, { language }: Speaker): string {
  return [first, second].filter(Boolean).join(SMALL[language].colon)
}

/** A number, a text, yes or no. */
export function sayScalar(value: string | number | boolean, speaker: Speaker): string {
  const { language } = speaker
  if (typeof value === 'boolean') return value ? SMALL[language].yes : SMALL[language].no
  if (typeof value === 'number') return NUMBERS[language].format(value)
  return words(value, speaker)
}

export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

export function isStruct(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Anything, in one line: "count 3, face 5". The type of a struct is not among its fields. */
export function sayThing(value: unknown, speaker: Speaker): string {
  if (value === null || value === undefined) return sayNone(speaker)
  if (isScalar(value)) return sayScalar(value, speaker)
  if (Array.isArray(value)) {
    return value.length === 0 ? sayNone(speaker) : value.map((each) => sayInner(each, speaker)).join(', ')
  }
  const fields = Object.entries(value).filter(([name]) => name !== 'type')
  return fields.map(([name, each]) => `${words(name, speaker)} ${sayInner(each, speaker)}`).join(', ')
}

function sayInner(value: unknown, speaker: Speaker): string {
  const said = sayThing(value, speaker)
  return typeof value === 'object' && value !== null && said.includes(',') ? `(${said})` : said
}

/** An action or an event for which nobody has found better words: "Bid made: seat 1, count 3". */
export function sayTagged(thing: unknown, speaker: Speaker): string {
  if (!isStruct(thing)) return sayThing(thing, speaker)
  const { type, ...fields } = thing
  const said = Object.keys(fields).length > 0 ? sayThing(fields, speaker) : ''
  return pair(typeof type === 'string' ? title(type, speaker) : '', said, speaker)
}
