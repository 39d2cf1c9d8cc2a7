import { COLOURS } from './facts'
import { describe, expect, it } from 'vitest'
import type { GuideMoment } from '../board'
import { BEGINNING, goOn, hear, type Progress } from '../../guide/progress'
import { guide } from './guide'
import type { View } from './wire'

const { steps, hold } = guide

function at(phase: View['phase'], colours = 0, glows = false): GuideMoment {
  const tricks = COLOURS.slice(0, colours).map((colour) => ({ colour }))
  const view = { phase, round: 1, players: [{ tricks, swapped_at: null }] } as unknown as View
  return { view, seat: 0, events: [], sees: () => glows }
}
const after = (progress: Progress, ...moments: GuideMoment[]) =>
  moments.reduce((all, moment) => hear(steps, all, moment), progress)
const read = (progress: Progress, moment: GuideMoment) => goOn(steps, progress, moment)

const ready = at('ready')
const begun = read(read(after(BEGINNING, ready), ready), ready)

describe('the guided first round', () => {
  it('begins when the learner is ready, and goes on with every line and colour', () => {
    expect(begun.now).toBe('ready')
    const shown = [at('countdown'), at('live'), at('live', 0, true), at('live', 1), at('live', 2), at('live', 4)]
    let progress = begun
    const told = shown.map((moment) => (progress = after(progress, moment)).now)
    expect(told).toEqual(['line', 'line', 'claim', 'swap', 'colours', 'last'])
    expect(after(progress, at('over', 5)).now).toBe('end')
  })

  it('says that one colour is missing when one is missing', () => {
    const three = after(begun, at('live'), at('live', 0, true), at('live', 1), at('live', 3))
    expect(three.now).toBe('colours')
    expect(after(three, at('live', 4)).now).toBe('last')
  })

  it('is not stuck when the sand runs out', () => {
    expect(after(begun, at('live'), at('over')).now).toBe('end')
  })

  it('stops the clock where it runs, and lets it run where it stands', () => {
    const phases: View['phase'][] = ['ready', 'countdown', 'live', 'paused', 'resuming', 'over']
    const sent = phases.map((phase) => hold?.stop(at(phase).view) ?? hold?.go(at(phase).view) ?? null)
    const pause = { type: 'pause', round: 1 }
    const resume = { type: 'resume', round: 1 }
    expect(sent).toEqual([null, null, pause, resume, null, null])
  })
})
