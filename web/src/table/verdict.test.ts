import { beforeEach, describe, expect, test } from 'vitest'
import { keepNames } from '../ui/names'
import { verdictText } from './verdictText'
import { verdictOf } from './verdict'

const ended = (winners: number[], scores: number[]) => ({
  type: 'result' as const,
  ending: 'x',
  winners,
  scores,
  ranks: [],
})

describe('how it ended', () => {
  beforeEach(() => {
    const called = { en: 'Black', fr: 'Noir' }
    keepNames([
      { kind: 'human', name: 'Ada', called: { en: 'White', fr: 'Blanc' } },
      { kind: 'bot', name: 'easy', called },
    ])
  })

  const say = (winners: number[], scores: number[], mine: number[], more = {}) =>
    verdictOf({
      result: ended(winners, scores),
      mine,
      seats: scores.length,
      isCommon: false,
      language: 'en',
      text: verdictText.en,
      ...more,
    })

  test('for who has won, and for who has not', () => {
    expect(say([0], [6, 9], [0])).toEqual({ outcome: 'won', words: 'You won, 6 to 9!' })
    expect(say([0], [6, 9], [1])).toEqual({ outcome: 'lost', words: 'You lost, 9 to 6: Ada wins.' })
    expect(say([0, 1], [6, 6], [1]).outcome).toBe('shared')
    expect(say([0], [0, 0], [0]).words).toBe('You won!')
  })

  test('for those who watch or share a screen, with names', () => {
    expect(say([0], [6, 9], [])).toEqual({ outcome: 'seen', words: 'Ada wins, 6 to 9.' })
    expect(say([1], [9, 6], [0, 1]).words).toBe('Black wins, 6 to 9.')
    expect(say([0, 1], [6, 6], []).words).toBe('Ada and Black share the win.')
  })

  test('for a team, and alone', () => {
    expect(say([0, 1], [1, 1], [0], { isCommon: true }).words).toBe('You won together!')
    expect(say([], [0, 0], [0], { isCommon: true }).outcome).toBe('lost')
    expect(say([0, 1], [1, 1], [], { isCommon: true })).toEqual({ outcome: 'seen', words: 'They won!' })
    expect(say([0], [628], [0])).toEqual({ outcome: 'won', words: 'You won!' })
  })

  test('in French', () => {
    const french = { language: 'fr', text: verdictText.fr }
    expect(say([0], [6, 9], [1], french).words).toBe('Perdu, 9 à 6\u00a0: Ada gagne.')
  })
})
