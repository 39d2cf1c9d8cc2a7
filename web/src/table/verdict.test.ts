import { beforeEach, describe, expect, test } from 'vitest'
import { keepNames } from '../ui/names'
import { endSound } from './endSound'
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

  test('a team, or somebody alone, hears what it comes to', () => {
    const feat = 'gold medal in round 17'
    expect(say([0, 1], [17, 17], [0, 1], { isCommon: true, feat }).words).toBe(`You won together: ${feat}!`)
    expect(say([], [17, 17], [0], { isCommon: true, feat: 'midnight struck in round 17' }).words).toBe(
      'Lost, all together: midnight struck in round 17.',
    )
    expect(say([0], [628], [0], { feat: 'all 5 colours, 628 points' }).words).toBe(
      'You won: all 5 colours, 628 points!',
    )
  })

  test('scores say nothing of a game that was broken off', () => {
    const isBrokenOff = true
    expect(say([0], [10, 5], [0], { isBrokenOff }).words).toBe('You won!')
    expect(say([0], [10, 5], [1], { isBrokenOff }).words).toBe('You lost: Ada wins.')
    expect(say([], [0, 0], [0], { isBrokenOff })).toEqual({ outcome: 'seen', words: 'The game was broken off.' })
  })

  test('it sounds as it ended', () => {
    const sound = (winners: number[], mine: number[], isCommon = false) =>
      endSound({ result: ended(winners, [1, 2]), mine, seats: 2, isCommon })
    expect([sound([0], [0]), sound([0], [1]), sound([0, 1], [1])]).toEqual(['won', 'lost', 'together'])
    expect([sound([0, 1], [0], true), sound([], [0, 1], true)]).toEqual(['together', 'lost'])
    // On one screen somebody has won; those who watch have not.
    expect([sound([1], [0, 1]), sound([1], []), sound([], [0, 1])]).toEqual(['won', 'over', 'over'])
  })

  test('in French', () => {
    const french = { language: 'fr', text: verdictText.fr }
    expect(say([0], [6, 9], [1], french).words).toBe('Perdu, 9 à 6\u00a0: Ada gagne.')
  })
})
