// Names in sentences: what comes before a name bends to it, and a sentence begins with a capital.
// The library does the same in Python; both are tested with the same cases.
import type { Language } from '../games/board'

export interface Name {
  /** As it stands within a sentence: "the red disc", "Ada". */
  text: string
  /** A person has typed it: it stays as it is. */
  isTyped: boolean
}

const NO_BREAK = '\u00a0'
const FIRST_MARK = 0xe000
const MARKED = /((?:(?<![\p{L}’])(?:[Dd]e|[Àà]|[Qq]ue) )?)([\ue000-\ue03f])/gu
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i
const ENDING = /(?:^|[.!?…])\s*$/u
const BENT: Readonly<Record<string, string>> = {
  'de le ': 'du ',
  'de les ': 'des ',
  'à le ': 'au ',
  'à les ': 'aux ',
}

/** A seat as it stands in a sentence until its name is put there. */
export const markOf = (seat: number): string => String.fromCharCode(FIRST_MARK + seat)

/** The seat that a sentence begins with; null when it begins with something else. */
export function firstSeat(sentence: string): number | null {
  const code = sentence.charCodeAt(0) - FIRST_MARK
  return code >= 0 && code < 64 ? code : null
}

/** A sentence with a name for each mark. */
export function withNames(text: string, nameOf: (seat: number) => Name, language: Language): string {
  const named = text.replace(MARKED, (_, word: string, sign: string, at: number) => {
    const name = nameOf(sign.charCodeAt(0) - FIRST_MARK)
    const said = language === 'fr' ? joined(word, name) : word + name.text
    return !name.isTyped && ENDING.test(text.slice(0, at)) ? upper(said) : said
  })
  return language === 'fr' ? typeset(named) : named
}

/** French punctuation with the spaces that no line breaks at. */
export const typeset = (text: string): string => text.replace(/ (?=[:;!?»])/g, NO_BREAK).replace(/(?<=«) /g, NO_BREAK)

function joined(word: string, { text, isTyped }: Name): string {
  const small = word.trim().toLowerCase()
  if ((small === 'de' || small === 'que') && VOWEL.test(text)) return `${word.trimEnd().slice(0, -1)}’${text}`
  const article = text.slice(0, text.indexOf(' ') + 1)
  const bent = BENT[`${small} ${article}`]
  if (bent === undefined || isTyped) return word + text
  return (word.charAt(0) === small.charAt(0) ? bent : upper(bent)) + text.slice(article.length)
}

/** With a capital letter. */
export const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** A name that stands alone, without its article: "Red disc". */
export function titleOf({ text, isTyped }: Name): string {
  return isTyped ? text : upper(text.replace(/^(?:the |le |la |les |l’)/, ''))
}
