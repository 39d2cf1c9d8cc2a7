import { describe, expect, it } from 'vitest'
import { viewWith } from './fixture'
import { landOf } from './geometry'
import { partsOf, sceneOf, told, type Told } from './playback'

const land = landOf('haunted_house')
const play = (events: unknown[], after = viewWith()) =>
  partsOf(land, events).reduce((scene, event: Told) => told(scene, event, after), sceneOf(viewWith()))

describe('the story of a step', () => {
  it('walks, opens and takes', () => {
    const lock = { at: 34, colours: [0] }
    const { view } = play([
      { type: 'stepped', seat: 0, edge: 47, via: 34 },
      { type: 'lock_opened', lock, by_card: false },
      { type: 'portion_taken', seat: 0, portion: { at: 34, owner: 0, slot: 1 } },
    ])
    expect(view.pawns[0]?.edge).toBe(47)
    expect(view.locks.some((each) => each.at === 34)).toBe(false)
    expect(view.portions.map((portion) => portion.slot)).toEqual([7])
  })

  it('drifts leg by leg and lets a ghost go', () => {
    const parts = partsOf(land, [{ type: 'ghost_moved', ghost: 1, way: [45, 46, 45, 53], fate: 'vanishes' }])
    expect(parts.map((part) => part.type)).toEqual(['ghost_leg', 'ghost_leg', 'ghost_left'])
    expect(play([{ type: 'ghost_moved', ghost: 1, way: [45, 46], fate: 'vanishes' }]).view.ghosts).toEqual([])
    const back = viewWith({ ghosts: [{ id: 1, at: 26 }] })
    expect(play([{ type: 'ghost_moved', ghost: 1, way: [45, 46], fate: 'returns' }], back).view.ghosts).toEqual([
      { id: 1, at: 26 },
    ])
  })

  it('carries a pawn to prison', () => {
    const { view } = play([{ type: 'caught', seat: 0, ghost: 1, zone: 2 }])
    expect(view.pawns[0]).toMatchObject({ where: 'prison', zone: 2, sentence: 3, edge: null })
  })

  it('counts rolls, so that the same face can come again', () => {
    const scene = play([
      { type: 'die_rolled', seat: 0, die: 3 },
      { type: 'turn_began', seat: 1 },
      { type: 'die_rolled', seat: 1, die: 3 },
    ])
    expect(scene.rolls).toBe(2)
    expect(scene.view.active).toBe(1)
  })

  it('keeps the last card in sight', () => {
    const scene = play([{ type: 'card_drawn', seat: 0, card: 'lantern', cell: 'B2' }])
    expect(scene.shown).toEqual({ seat: 0, card: 'lantern' })
    expect(scene.view.deck).toEqual(['moonlight'])
  })
})
