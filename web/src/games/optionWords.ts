// What a game calls its options: `name` for the option, `name=value` for a value, `name=` for what it
// comes to when nothing is chosen, and `name?` for a sentence about it.
import type { OptionValue } from '../net/api'
import type { GameFolder, Language } from './board'

type Words = Record<string, string>
type OptionTalk = Required<Pick<GameFolder, 'optionLabel' | 'optionHint' | 'usualLabel'>>

export function makeOptionTalk(words: Record<Language, Words>): OptionTalk {
  return {
    optionLabel: (name: string, value: OptionValue | null, language: Language) =>
      value === null ? (words[language][name] ?? name) : (words[language][`${name}=${String(value)}`] ?? String(value)),
    optionHint: (name, language) => words[language][`${name}?`] ?? '',
    usualLabel: (name, language) => words[language][`${name}=`],
  }
}
