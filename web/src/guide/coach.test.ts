import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuideMoment, GuideStep } from '../games/board'
import { Coach } from './coach'

const text = { en: '', fr: '' }
const isAsked = ({ view }: GuideMoment) => view === 'asked'
const steps: GuideStep[] = [{ id: 'answer', text, from: isAsked, until: (moment) => !isAsked(moment) }]
const at = (seq: number, view: string) => ({
  seq,
  moment: { view, seat: 0, events: [], sees: () => false },
})

describe('what the coach hears', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  })

  it('is no step back while more is shown', () => {
    const coach = new Coach('/t/x', steps)
    coach.follow([], at(1, 'quiet'))
    coach.follow([at(2, 'asked')], at(1, 'quiet'))
    coach.look()
    expect(coach.progress().now).toBe('answer')
    coach.follow([at(2, 'asked'), at(3, 'asked')], at(3, 'asked'))
    expect(coach.progress().now).toBe('answer')
    coach.follow([at(4, 'quiet')], at(4, 'quiet'))
    expect(coach.progress()).toMatchObject({ now: null, past: ['answer'], wins: 1 })
  })

  it('may happen again when it was taken back', () => {
    const coach = new Coach('/t/x', steps)
    coach.follow([at(2, 'quiet')], at(2, 'quiet'))
    coach.goBack(1)
    coach.follow([], at(1, 'quiet'))
    coach.follow([at(2, 'asked')], at(2, 'asked'))
    expect(coach.progress().now).toBe('answer')
  })
})
