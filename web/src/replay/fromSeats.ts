// Who sits where when somebody plays on from a step: as it was, with bots for those who are not here.
import { botsInOrder, type Seats } from '../home/firstSeats'
import type { GameInfo, TableInfo } from '../net/api'

interface Moment {
  /** Through whose eyes one looks. */
  eyes: number | null
  /** Who is to act. */
  awaits: readonly number[]
  /** Who has left by then: a bot plays on there. */
  left: readonly number[]
}

type Game = Pick<GameInfo, 'bots' | 'is_real_time'>

export function seatsFrom(
  { seats, mine }: Pick<TableInfo, 'seats' | 'mine'>,
  game: Game,
  { eyes, awaits, left }: Moment,
  name: string,
): Seats {
  const own = botsInOrder(game).filter((bot) => !['random', 'search'].includes(bot))
  const usual = own[Math.floor(own.length / 2)] ?? game.bots[0] ?? 'random'
  const free = seats.map((_, seat) => seat).filter((seat) => !left.includes(seat))
  const sat = mine.filter((seat) => free.includes(seat))
  const looked = [eyes, ...awaits].find((seat) => seat !== null && free.includes(seat)) ?? free[0]
  const here = sat.length > 0 ? sat : looked === undefined ? [] : [looked]
  // Where all act at once, one screen serves one player.
  const me = game.is_real_time ? here.slice(0, 1) : here
  return {
    count: seats.length,
    holders: seats.map((info, seat) => {
      if (me.includes(seat)) return 'me'
      return `bot:${info.kind === 'bot' && game.bots.includes(info.name) ? info.name : usual}`
    }),
    names: seats.map((info, seat) => {
      if (!me.includes(seat)) return ''
      if (sat.includes(seat) && info.name) return info.name
      return seat === me[0] ? name : ''
    }),
  }
}
