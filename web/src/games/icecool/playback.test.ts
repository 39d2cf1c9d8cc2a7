import { describe, expect, it } from 'vitest'
import { Player } from '../../ui/player'
import { flicked, viewWith } from './fixture'
import { beatsOf, SCRIPT } from './playback'
import { cuesOf, passedAt } from './reel'
import type { Event, View } from './wire'

const taken: Event = { type: 'fish_taken', seat: 0, door: 'd14', fish: 1, sample: 800 }
const drawn: Event = { type: 'card_drawn', seat: 0, card: 7, kind: 'jump', why: 'fish' }
const turn: Event = { type: 'turn_began', seat: 1, turn: 'normal' }
const step = (seq: number, ...events: Event[]) => ({ seq, events })
const after = viewWith({ active: 1 })
const opened = (view: View = viewWith()) => new Player(SCRIPT, view, null)
const spots = (player: ReturnType<typeof opened>) => player.get().scene.view.players.map((each) => each.spot)

describe('the story of a flick', () => {
  it('holds everything back until the flick has been watched', () => {
    const player = opened()
    const then = viewWith({ active: 1, fish: viewWith().fish.slice(1) })
    player.take(then, step(3, flicked(), taken, drawn, turn), true)
    expect(player.get().scene.news).toEqual([])
    expect(spots(player)[0]).toEqual([0.08, 0.0935])
    player.finish()
    expect(player.get().isPlaying).toBe(false)
    expect(player.get().scene.news.map((item) => item.event.type)).toEqual([
      'penguin_flicked',
      'fish_taken',
      'card_drawn',
    ])
    expect(player.get().scene.view).toBe(then)
    expect(player.get().scene.facing[0]).toBe(1200)
  })

  it('tells what came of it, fact by fact', () => {
    const beats = beatsOf(step(3, flicked(), taken, drawn, turn))
    const scene = beats.reduce((some, beat) => SCRIPT.end?.(some, beat, after) ?? some, SCRIPT.still(viewWith(), null))
    expect(scene.view.players[0]).toMatchObject({
      spot: [0.4, 0.12],
      fish: 1,
      cards: [{ id: 7, kind: 'jump', is_up: false }],
    })
    expect(scene.view.fish.map((fish) => fish.door)).toEqual(['d23', 'd45'])
    expect(scene.view.active).toBe(1)
  })

  it('is told at once where no motion is wanted', () => {
    const player = opened()
    player.take(after, step(3, flicked(), taken), false)
    expect(player.get().isPlaying).toBe(false)
    expect(player.get().scene.news).toHaveLength(2)
  })

  it('plays one flick after the other, but no long past', () => {
    const player = opened()
    for (let seq = 1; seq <= 7; seq += 1) player.take(viewWith(), step(seq, flicked({ number: seq }), turn), true)
    expect(player.get().part?.flick?.number).toBe(4)
    for (let seq = 4; seq <= 7; seq += 1) player.finish()
    expect(player.get().isPlaying).toBe(false)
  })

  it('begins where its recording says, also after a step that was missed', () => {
    const lost = viewWith({ active: 1, players: viewWith().players.map((each) => ({ ...each, spot: null })) })
    const player = opened(lost)
    player.take(after, step(3, flicked()), true)
    expect(spots(player)).toEqual([
      [0.08, 0.0935],
      [0.3, 0.4],
    ])
    expect(player.get().scene.view.active).toBe(0)
  })

  it('is played also when its own step was missed, but once', () => {
    const { seat, number, applied, starts, ends, happenings, recording } = flicked()
    const entered: Event = { type: 'entered', seat: 1, x: 0.3, y: 0.4 }
    const takes = [{ seat, door: 'd14', sample: 800 }]
    const last = { seat, number, aimed: applied, applied, starts, ends, happenings, recording, takes }
    const then = viewWith({ fish: viewWith().fish.slice(1), last: { ...last, fish: viewWith().fish } })
    const player = opened()
    player.take(then, step(5, entered), true)
    expect(player.get().part?.takes.map((take) => take.door)).toEqual(['d14'])
    player.take({ ...then }, step(6, turn), true)
    player.finish()
    expect(player.get().part?.event.type).toBe('entered')
    player.finish()
    expect(player.get().isPlaying).toBe(false)
  })

  it('shows how a round ended, takes all off for a new one, and puts a penguin down with a short glide', () => {
    const entered: Event = { type: 'entered', seat: 0, x: 0.08, y: 0.09 }
    const player = opened()
    player.take(after, step(9, { type: 'round_began', round: 2, catcher: 0 }, entered), true)
    expect(player.get().scene.view).toEqual(viewWith())
    expect(player.get().ms).toBeGreaterThan(2000)
    player.finish()
    expect(spots(player)).toEqual([null, null])
    expect(player.get().part?.event.type).toBe('entered')
    player.stop()
  })
})

describe('the cues of a flick', () => {
  it('come at their instants, the fish with its door', () => {
    const [beat] = beatsOf(step(3, flicked(), taken))
    const { seat, applied, starts, happenings, recording } = flicked()
    const cues = cuesOf({
      key: '',
      number: 1,
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
