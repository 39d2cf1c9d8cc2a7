import { describe, expect, it } from 'vitest'
import { flicked, viewWith } from './fixture'
import { beatsOf, finished, queued, settled, tapeOf } from './playback'
import { cuesOf, passedAt } from './reel'
import type { Event } from './wire'

const taken: Event = { type: 'fish_taken', seat: 0, door: 'd14', fish: 1, sample: 800 }
const drawn: Event = { type: 'card_drawn', seat: 0, card: 7, kind: 'jump', why: 'fish' }
const turn: Event = { type: 'turn_began', seat: 1, turn: 'normal' }
const step = (seq: number, ...events: Event[]) => ({ seq, events })
const after = viewWith({ active: 1 })

describe('the line of what is to be told', () => {
  it('holds everything back until the flick has been watched', () => {
    const tape = queued(tapeOf(viewWith()), step(3, flicked(), taken, drawn, turn), after, true)
    expect(tape.line).toHaveLength(4)
    expect(tape.news).toEqual([])
    expect(tape.shown.players[0]?.spot).toEqual([0.08, 0.0935])
    const told = finished(tape, '3.0', after)
    expect(told.line).toEqual([])
    expect(told.news.map((item) => item.event.type)).toEqual(['penguin_flicked', 'fish_taken', 'card_drawn'])
    expect(told.shown.players[0]).toMatchObject({
      spot: [0.4, 0.12],
      fish: 1,
      cards: [{ id: 7, kind: 'jump', is_up: false }],
    })
    expect(told.shown.fish.map((fish) => fish.door)).toEqual(['d23', 'd45'])
    expect(told.shown.active).toBe(1)
    expect(told.facing[0]).toBe(1200)
  })

  it('tells at once where no motion is wanted', () => {
    const tape = queued(tapeOf(viewWith()), step(3, flicked(), taken), after, false)
    expect(tape.line).toEqual([])
    expect(tape.shown.players[0]?.spot).toEqual([0.4, 0.12])
    expect(tape.news).toHaveLength(2)
  })

  it('plays one flick after the other, but no long past', () => {
    let tape = tapeOf(viewWith())
    for (let seq = 1; seq <= 7; seq += 1) tape = queued(tape, step(seq, flicked({ number: seq }), turn), after, true)
    expect(tape.line.filter((beat) => beat.flick)).toHaveLength(4)
    expect(tape.line[0]?.flick?.number).toBe(4)
    expect(settled(tape, after, Infinity).line).toEqual([])
  })

  it('begins a flick where its recording says, also after a step that was missed', () => {
    const lost = viewWith({ active: 1, players: viewWith().players.map((each) => ({ ...each, spot: null })) })
    const tape = queued(tapeOf(lost), step(3, flicked()), after, true)
    expect(tape.shown.players.map((each) => each.spot)).toEqual([
      [0.08, 0.0935],
      [0.3, 0.4],
    ])
    expect(tape.shown.active).toBe(0)
  })

  it('plays the last flick also when its own step was missed', () => {
    const { seat, number, applied, starts, ends, happenings, recording } = flicked()
    const entered: Event = { type: 'entered', seat: 1, x: 0.3, y: 0.4 }
    const then = viewWith({
      fish: viewWith().fish.slice(1),
      last: {
        seat,
        number,
        aimed: applied,
        applied,
        starts,
        ends,
        happenings,
        recording,
        fish: viewWith().fish,
        takes: [{ seat, door: 'd14', sample: 800 }],
      },
    })
    const tape = queued(tapeOf(viewWith()), step(5, entered), then, true)
    expect(tape.line.map((beat) => beat.event.type)).toEqual(['penguin_flicked', 'entered'])
    expect(tape.line[0]?.takes.map((take) => take.door)).toEqual(['d14'])
    expect(queued(tape, step(6, turn), then, true).line.filter((beat) => beat.flick)).toHaveLength(1)
  })

  it('is not finished by a beat that is over already', () => {
    const tape = queued(tapeOf(viewWith()), step(3, flicked()), after, true)
    expect(finished(tape, '2.0', after)).toBe(tape)
  })

  it('shows how a round ended, takes all off for a new one, and puts a penguin down with a short glide', () => {
    const entered: Event = { type: 'entered', seat: 0, x: 0.08, y: 0.09 }
    const tape = queued(
      tapeOf(viewWith()),
      step(9, { type: 'round_began', round: 2, catcher: 0 }, entered),
      after,
      true,
    )
    expect(tape.shown).toEqual(viewWith())
    expect(tape.line.map((beat) => beat.ms > 0)).toEqual([true, true])
    const cleared = finished(tape, '9.0', after)
    expect(cleared.shown.players.map((each) => each.spot)).toEqual([null, null])
    expect(finished(cleared, '9.1', after).shown.players[0]?.spot).toEqual([0.08, 0.09])
  })
})

describe('the cues of a flick', () => {
  it('come at their instants, the fish with its door', () => {
    const [beat] = beatsOf(step(3, flicked(), taken))
    const { seat, applied, starts, happenings, recording } = flicked()
    const cues = cuesOf({
      key: '',
      seat,
      direction: applied.direction,
      text: recording,
      starts,
      happenings,
      takes: beat?.takes ?? [],
      fish: null,
      isLive: true,
    })
    expect(cues.map((cue) => cue.seconds)).toEqual([0.15, 0.4, 0.4])
    expect(passedAt(cues, 0.2)).toBe(1)
    expect(passedAt(cues, 0.4)).toBe(3)
  })
})
