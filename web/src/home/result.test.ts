import { expect, test } from 'vitest'
import type { Feat, GameInfo, TableInfo } from '../net/api'
import { INFO } from '../outside/testInfo'
import type { SeatInfo } from '../wire'
import { outcomeOf, sayCounts, sayResult } from './result'
import { en } from './text.en'
import { fr } from './text.fr'

const RIVALS: GameInfo = INFO
const TEAM: GameInfo = { ...INFO, is_common: true }

const seat = (name = ''): SeatInfo => ({ kind: 'human', name, called: {}, here: true, stand_in: false, absent: null })

interface Facts {
  winners: number[]
  scores: number[]
  mine: number[]
  names?: string[]
  feat?: Feat | null
}

function ended({ winners, scores, mine, names = [], feat = null }: Facts) {
  const result = { type: 'result' as const, ending: 'done', winners, scores, ranks: scores.map(() => 1) }
  return {
    waiting: { type: 'over', result } satisfies TableInfo['waiting'],
    mine,
    seats: scores.map((_, at) => seat(names[at])),
    feat,
  }
}

const FEAT: Feat = {
  words: { en: 'level 1, 13 tokens left', fr: 'niveau 1, 13 jetons restants' },
  kind: '1',
  worth: 13,
}

test('a team wins or loses, and says what it remembers', () => {
  const won = ended({ winners: [0, 1], scores: [1, 1], mine: [0, 1], feat: FEAT })
  expect(sayResult(won, TEAM, 'en', en)).toBe('Won, level 1, 13 tokens left')
  expect(sayResult(won, TEAM, 'fr', fr)).toBe('Gagné, niveau 1, 13 jetons restants')
  expect(sayResult(ended({ winners: [], scores: [0, 0], mine: [0] }), TEAM, 'en', en)).toBe('Lost')
})

test('rivals hear their own score first', () => {
  expect(sayResult(ended({ winners: [1], scores: [6, 9], mine: [1] }), RIVALS, 'en', en)).toBe('Won, 9 to 6')
  expect(sayResult(ended({ winners: [1], scores: [6, 9], mine: [0] }), RIVALS, 'fr', fr)).toBe('Perdu, 6 à 9')
  const three = ended({ winners: [0, 2], scores: [7, 5, 7], mine: [2] })
  expect(sayResult(three, RIVALS, 'en', en)).toBe('Win shared, 7 to 7 and 5')
})

test('on one screen the winner is named, where there is a name', () => {
  const named = ended({ winners: [1], scores: [6, 9], mine: [0, 1], names: ['Ana', 'Bo'] })
  expect(outcomeOf(named, RIVALS)).toBe('over')
  expect(sayResult(named, RIVALS, 'en', en)).toBe('Bo won, 9 to 6')
  expect(sayResult(ended({ winners: [1], scores: [6, 9], mine: [0, 1] }), RIVALS, 'en', en)).toBe('Finished, 9 to 6')
})

test('somebody alone is a team of one', () => {
  const alone = ended({ winners: [], scores: [300], mine: [0] })
  expect(outcomeOf(alone, RIVALS)).toBe('lost')
  expect(sayResult(alone, RIVALS, 'en', en)).toBe('Lost')
})

test('what was broken off has no scores, and nobody lost where nobody won', () => {
  const words = { en: 'by forfeit', fr: 'par forfait' }
  const forfeit: Feat = { words, kind: '', worth: null, is_played_out: false }
  const left = ended({ winners: [0], scores: [0, 0], mine: [0], feat: forfeit })
  expect(sayResult(left, RIVALS, 'en', en)).toBe('Won, by forfeit')
  expect(sayResult(left, RIVALS, 'fr', fr)).toBe('Gagné, par forfait')
  const closed = ended({ winners: [], scores: [0, 0], mine: [0], feat: { ...forfeit, words: { en: 'closed' } } })
  expect(outcomeOf(closed, RIVALS)).toBe('over')
  expect(sayResult(closed, RIVALS, 'en', en)).toBe('Finished, closed')
})

test('nothing is said of a game that goes on', () => {
  const running = { waiting: { type: 'draw' as const, expensive: false }, mine: [0], seats: [seat()], feat: null }
  expect(outcomeOf(running, RIVALS)).toBeNull()
  expect(sayResult(running, RIVALS, 'en', en)).toBe('')
})

test('wins and losses are counted in words', () => {
  expect(sayCounts({ played: 4, won: 1, lost: 2 }, en, 'en')).toBe('1 won, 2 lost')
  expect(sayCounts({ played: 4, won: 2, lost: 1 }, fr, 'fr')).toBe('2 gagnées, 1 perdue')
  expect(sayCounts({ played: 1, won: 0, lost: 0 }, en, 'en')).toBe('played once')
})
