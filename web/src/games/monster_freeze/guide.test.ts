import { COLOURS } from './facts'
import { describe, expect, it } from 'vitest'
import { guide } from './guide'
import type { View } from './wire'

function view(phase: View['phase'], colours: number): View {
  return { phase, players: [{ tricks: COLOURS.slice(0, colours).map((colour) => ({ colour })) }] } as unknown as View
}

/** How many of the steps with a goal are done. */
const done = (seen: View) => guide.steps.filter((step) => step.until?.(seen, 0)).length

describe('the guided first round', () => {
  it('goes on with every new colour', () => {
    expect(done(view('ready', 0))).toBe(0)
    expect(done(view('live', 0))).toBe(1)
    expect([1, 2, 3, 5].map((colours) => done(view('live', colours)))).toEqual([2, 3, 4, 5])
  })

  it('is not stuck when the sand runs out', () => {
    expect(done(view('over', 2))).toBe(guide.steps.filter((step) => step.until).length)
  })

  it('speaks both languages', () => {
    for (const { text } of guide.steps) expect(text.en && text.fr).toBeTruthy()
  })
})
