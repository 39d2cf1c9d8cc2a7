// Who sits where when a form opens: as last time, and the first time against the weakest bot.
import type { GameInfo } from '../net/api'
import { isNewTo } from '../net/records'
import { playerName } from './playerName'

const KEY = 'tablee.seats.'
const GAME_BLIND = ['random', 'search']

export interface Seats {
  count: number
  /** "me", "open" or "bot:<name>", for as many seats as there can be. */
  holders: string[]
  /** What those on this screen are called, by seat. */
  names: string[]
}

/** A game's own levels, weakest first; those that play any game come after them. */
export function botsInOrder({ bots }: Pick<GameInfo, 'bots'>): string[] {
  const own = bots.filter((name) => !GAME_BLIND.includes(name))
  return [...own, ...bots.filter((name) => GAME_BLIND.includes(name))]
}

type Chosen = Pick<GameInfo, 'bots' | 'seats' | 'is_real_time'>

/** A table that can begin at once: me, and bots that somebody new can beat. */
export function freshSeats(game: Chosen, isFirst: boolean, name: string): Seats {
  const own = game.bots.filter((each) => !GAME_BLIND.includes(each))
  const bot = own[isFirst ? 0 : Math.floor(own.length / 2)] ?? game.bots[0] ?? 'random'
  const most = Math.max(...game.seats)
  return {
    count: game.seats.includes(2) ? 2 : (game.seats[0] ?? 2),
    holders: Array.from({ length: most }, (_, seat) => (seat === 0 ? 'me' : `bot:${bot}`)),
    names: Array.from({ length: most }, (_, seat) => (seat === 0 ? name : '')),
  }
}

/** What was chosen last, as far as the game still has it; what is missing is as in a fresh table. */
export function readSeats(written: string | null, game: Chosen, fresh: Seats): Seats {
  let kept: Partial<Seats>
  try {
    kept = JSON.parse(written ?? '{}') as Partial<Seats>
  } catch {
    return fresh
  }
  const known = ['me', 'open', ...game.bots.map((bot) => `bot:${bot}`)]
  const { count, holders, names } = kept
  if (count === undefined || !game.seats.includes(count) || !Array.isArray(holders)) return fresh
  return {
    count,
    holders: fresh.holders.map((usual, seat) => {
      const holder = holders[seat]
      return holder !== undefined && known.includes(holder) ? holder : usual
    }),
    names: fresh.names.map((usual, seat) => (seat > 0 && typeof names?.[seat] === 'string' ? names[seat] : usual)),
  }
}

export function firstSeats(game: GameInfo): Seats {
  const fresh = freshSeats(game, isNewTo(game.slug), playerName())
  return readSeats(localStorage.getItem(KEY + game.slug), game, fresh)
}

/** Nobody comes by a link to a table that no server knows. */
export function withoutFriends(game: Pick<GameInfo, 'bots'>, seats: Seats): Seats {
  const bot = `bot:${botsInOrder(game)[0] ?? 'random'}`
  return { ...seats, holders: seats.holders.map((holder) => (holder === 'open' ? bot : holder)) }
}

export function keepSeats(slug: string, seats: Seats): void {
  localStorage.setItem(KEY + slug, JSON.stringify(seats))
}
