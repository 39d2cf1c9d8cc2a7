import { describe, expect, it } from 'vitest'
import { choicesOf } from './choices'
import { effectsOf, NO_EFFECTS, signsOf } from './effects'
import { effect, hintsWith, viewWith } from './fixture'
import { landOf } from './geometry'

const land = landOf('haunted_house')
const offer = {
  seat: 0,
  actions: [
    { type: 'move', path: [47] },
    { type: 'move', path: [30] },
  ],
}
const choose = (effects = NO_EFFECTS) =>
  choicesOf({ land, view: viewWith({ die: 1 }), seat: 0, offer: offer as never, effects, language: 'en' })
const told = (path: number[], change: Parameters<typeof effect>[1]) => {
  const choices = choose(effectsOf(hintsWith([effect([47]), effect([30]), effect(path, change)])))
  return choices.find((choice) => choice.key === `${path[0]}:`)
}

describe('what an end brings', () => {
  it('is not known before the server has said it', () => {
    for (const choice of choose()) {
      expect(choice.effect(0)).toBeNull()
      expect(choice.words(0)).not.toMatch(/opens|takes|draws|risk/)
    }
  })

  it('is said in words, as the server has found it', () => {
    const choice = told([47], { opens: [38], takes: [34], draws: true, chance: 12 })
    expect(choice?.words(0)).toMatch(/opens the red and blue padlock; takes the red portion; draws .* card; 12 % risk/)
    expect(signsOf(choice?.effect(0) ?? effect([]))).toEqual(['take', 'open', 'draw'])
  })

  it('asks twice before anybody is caught, also beside a ghost', () => {
    expect(told([47], { is_caught: true, chance: 100 })?.isGrave).toBe(true)
    expect(told([47], { chance: 40 })?.isGrave).toBe(false)
  })
})
