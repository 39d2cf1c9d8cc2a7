import { describe, expect, it } from 'vitest'
import { sayGhost, sayHappening } from './describe'
import { player, viewWith } from './fixture'
import { optionHint, optionLabel, options } from './options'
import { keepNames } from '../../ui/names'
import { label, prompt } from './talk'
import { en } from './text.en'
import { fr } from './text.fr'

const COLOURS = ['blue', 'red', 'green', 'purple']
keepNames(
  COLOURS.map((colour) => ({
    kind: 'bot',
    name: 'easy',
    called: { en: `the ${colour} penguin`, fr: colour === 'red' ? 'Rouge' : 'Bleu' },
  })),
)

describe('the words', () => {
  it('have the same places to fill in both languages', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(places(fr[key]), key).toEqual(places(en[key]))
  })

  it('ask the right one for the right thing', () => {
    expect(prompt(viewWith(), 0, 'en')).toMatch(/keep away from the red penguin/)
    expect(prompt(viewWith(), 1, 'en')).toBe('The blue penguin is aiming.')
    expect(prompt(viewWith({ active: 1 }), 1, 'fr')).toMatch(/attrapez/)
    expect(prompt(viewWith({ phase: 'game_over', ending: 'three_fish', scores: [5, 3] }), null, 'en')).toBe(
      'The blue penguin wins with 5 points!',
    )
    expect(prompt(viewWith({ phase: 'game_over', ending: 'caught', scores: [4, 4] }), null, 'fr')).toBe(
      'Bleu et Rouge gagnent ensemble avec 4 points\u00a0!',
    )
  })

  it('name every action', () => {
    const view = viewWith({
      players: [
        player({
          cards: [
            { id: 3, kind: 'jump', is_up: false },
            { id: 5, kind: 'bounce', is_up: false },
          ],
        }),
      ],
    })
    expect(label(view, { type: 'place_start' }, 'en')).toBe('Put the penguin on the red circle')
    expect(label(view, { type: 'orange', room: 2 }, 'en')).toBe('Step onto the orange line in the kitchen')
    expect(label(view, { type: 'announce', card: 3 }, 'fr')).toBe('Annoncer le défi\u00a0: Saut')
    expect(label(view, { type: 'skates', cards: [3, 5] }, 'en')).toBe('Two skates for another turn: Jump and Bounce')
    expect(label(view, { type: 'move_fish', cards: [1, 2], colour: 'red', from: 'd14', to: 'd25' }, 'en')).toBe(
      'Move the red fish from the classroom–gym door to the middle–kitchen door',
    )
    expect(label(view, { type: 'flick', direction: 9050, power: 500, offset: -300, height: 115 }, 'en')).toMatch(
      /90\.5°, power 50 %/,
    )
  })

  it('say what happened and what would', () => {
    expect(sayHappening('en', { type: 'touched', sample: 1, seat: 0, other: 1 })).toBe(
      'The blue penguin touches the red penguin',
    )
    expect(sayGhost('en', { path: [], doors: ['d14'], touches: [1], end: [0.3, 0.4], is_off_board: false })).toBe(
      'through the classroom–gym door, touches the red penguin, ends in the kitchen',
    )
    expect(sayGhost('fr', { path: [], doors: [], touches: [], end: [0.9, 0.9], is_off_board: true })).toBe(
      'par aucune porte, s’envole hors du collège',
    )
  })

  it('name every option', () => {
    for (const name of options)
      for (const language of ['en', 'fr'] as const) expect(optionLabel(name, null, language)).not.toBe(name)
    expect(optionHint('learning', 'en')).toMatch(/ghost/)
  })
})
