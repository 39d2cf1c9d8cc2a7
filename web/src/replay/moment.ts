// When a step came, in words.
import type { Language } from '../games/board'
import type { Frame } from '../wire'

const WORDS = {
  en: { start: 'at the start', after: 'after {time}', later: '{time} later' },
  fr: { start: 'au début', after: 'après {time}', later: '{time} plus tard' },
}

function unit(value: number, name: 'hour' | 'minute' | 'second', language: Language, isLong: boolean): string {
  const style = { style: 'unit', unit: name, unitDisplay: isLong ? 'long' : 'narrow' } as const
  // "2 h", not "2h": the same in both languages, and never broken apart.
  if (!isLong) return `${value}\u00a0${{ hour: 'h', minute: 'min', second: 's' }[name]}`
  return new Intl.NumberFormat(language, style).format(value).replace(' ', '\u00a0')
}

/** "44 seconds", "2 minutes", "1 min 55 s", "1 h 5 min". */
export function saySpan(ms: number, language: Language): string {
  const all = Math.floor(ms / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const parts: [number, 'hour' | 'minute' | 'second'][] = hours
    ? [
        [hours, 'hour'],
        [minutes, 'minute'],
      ]
    : [
        [minutes, 'minute'],
        [seconds, 'second'],
      ]
  const told = parts.filter(([value]) => value > 0)
  return told.map(([value, name]) => unit(value, name, language, told.length === 1)).join('\u00a0')
}

/**
 * When the step of a game came. In real time, what another seat does at once says by how much: of two
 * who wanted the same card, who was first. Empty where nobody has kept the time.
 */
export function sayMoment(frames: readonly Frame[], at: number, isRealTime: boolean, language: Language): string {
  const [before, step] = [frames[at - 1], frames[at]]
  const now = step?.at_ms ?? 0
  const words = WORDS[language]
  if ((frames.at(-1)?.at_ms ?? 0) === 0) return ''
  const since = now - (before?.at_ms ?? 0)
  const seats = [before?.seat ?? null, step?.seat ?? null]
  if (isRealTime && !seats.includes(null) && seats[0] !== seats[1] && since > 0 && since < 1000) {
    const time = (since / 1000).toLocaleString(language, { maximumFractionDigits: 3 })
    return words.later.replace('{time}', `${time}\u00a0s`)
  }
  return now < 1000 ? words.start : words.after.replace('{time}', saySpan(now, language))
}
