import { describe, expect, it } from 'vitest'
import type { Guide } from '../games/board'
import { guide as cocoons } from '../games/cocoons/guide'
import { guide as coolock } from '../games/coolock/guide'
import { guide as cortexcape } from '../games/cortexcape/guide'
import { guide as icecool } from '../games/icecool/guide'
import { guide as monsterFreeze } from '../games/monster_freeze/guide'

/** A line or two on a desktop, three or four on a phone; what is behind “more” may be longer. */
const LINE = 130
const MORE = 190

const guides: Record<string, Guide> = { cocoons, coolock, cortexcape, icecool, monsterFreeze }

describe.each(Object.entries(guides))('the guide of %s', (_name, { steps }) => {
  it('calls every step by its own name', () => {
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  })

  it('speaks both languages, briefly, with no-break spaces in French', () => {
    for (const { id, text, more } of steps) {
      for (const words of [text, ...(more ? [more] : [])]) {
        expect(words.en.length, id).toBeGreaterThan(5)
        expect(words.fr, id).not.toMatch(/ [:;!?»]|« |'/)
        expect(words.en, id).not.toMatch(/'/)
      }
      expect(Math.max(text.en.length, text.fr.length), id).toBeLessThanOrEqual(LINE)
      expect(Math.max(more?.en.length ?? 0, more?.fr.length ?? 0), id).toBeLessThanOrEqual(MORE)
    }
  })

  it('ends with closing words that wait for the end', () => {
    const last = steps.at(-1)
    expect([last?.id, last?.until, typeof last?.from]).toEqual(['end', undefined, 'function'])
  })

  it('explains every surprise when it happens', () => {
    for (const step of steps.filter(({ isAside }) => isAside)) {
      expect([typeof step.from, step.until], step.id).toEqual(['function', undefined])
    }
  })
})
