import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../wire'
import { seatsFrom } from './fromSeats'

const seat = (kind: SeatInfo['kind'], name: string): SeatInfo => ({
  kind,
  name,
  called: {},
  here: false,
  stand_in: false,
  absent: null,
})
const GAME = { bots: ['easy', 'medium', 'hard', 'random'], is_real_time: false }
const NOW = { eyes: null, awaits: [1], left: [] }

describe('the seats of a game that goes on', () => {
  const seats = [seat('human', 'Ana'), seat('human', 'Bo'), seat('bot', 'hard')]
  it('are held as before by who is here, and bots play for the others', () => {
    expect(seatsFrom({ seats, mine: [0] }, GAME, NOW, 'Zoe')).toEqual({
      count: 3,
      holders: ['me', 'bot:medium', 'bot:hard'],
      names: ['Ana', '', ''],
    })
  })
  it('are those of one screen again where several sat at it, but not where all act at once', () => {
    expect(seatsFrom({ seats, mine: [0, 1] }, GAME, NOW, '').holders).toEqual(['me', 'me', 'bot:hard'])
    const live = { ...GAME, is_real_time: true }
    expect(seatsFrom({ seats, mine: [0, 1] }, live, NOW, '').holders).toEqual(['me', 'bot:medium', 'bot:hard'])
  })
  it('are, for somebody new, the one that is looked through, or the one to act', () => {
    expect(seatsFrom({ seats, mine: [] }, GAME, { ...NOW, eyes: 2 }, 'Zoe').holders[2]).toBe('me')
    expect(seatsFrom({ seats, mine: [] }, GAME, NOW, 'Zoe')).toMatchObject({
      holders: ['bot:medium', 'me', 'bot:hard'],
      names: ['', 'Zoe', ''],
    })
  })
  it('are never those of somebody who has left', () => {
    const left = { ...NOW, left: [0, 1] }
    expect(seatsFrom({ seats, mine: [0] }, GAME, left, '').holders).toEqual(['bot:medium', 'bot:medium', 'me'])
  })
})
