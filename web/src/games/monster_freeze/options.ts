// The options a new table asks for, and what their values are called.
import type { Language } from '../board'

export const options = ['rounds_to_win', 'timer', 'assist', 'bot_takeover']

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    rounds_to_win: 'Rounds to win',
    'rounds_to_win=1': 'one round',
    'rounds_to_win=2': 'two rounds',
    'rounds_to_win=3': 'three rounds',
    timer: 'Sand timer (solo)',
    'timer=60': '1 minute, frantic',
    'timer=120': '2 minutes',
    'timer=180': '3 minutes',
    'timer=300': '5 minutes, to learn',
    assist: 'Glowing lines',
    'assist=false': 'no, find them yourself',
    'assist=true': 'yes, the stack glows',
    bot_takeover: 'When somebody leaves',
    'bot_takeover=false': 'their cards go back',
    'bot_takeover=true': 'a bot takes over',
  },
  fr: {
    rounds_to_win: 'Manches à gagner',
    'rounds_to_win=1': 'une manche',
    'rounds_to_win=2': 'deux manches',
    'rounds_to_win=3': 'trois manches',
    timer: 'Sablier (solo)',
    'timer=60': '1 minute, c’est la course',
    'timer=120': '2 minutes',
    'timer=180': '3 minutes',
    'timer=300': '5 minutes, pour apprendre',
    assist: 'Lignes qui brillent',
    'assist=false': 'non, à vous de les voir',
    'assist=true': 'oui, la pile brille',
    bot_takeover: 'Si quelqu’un part',
    'bot_takeover=false': 'ses cartes retournent au talon',
    'bot_takeover=true': 'un robot le remplace',
  },
}

export function optionLabel(name: string, value: string | number | boolean | null, language: Language): string {
  const key = value === null ? name : `${name}=${value}`
  return WORDS[language][key] ?? key
}
