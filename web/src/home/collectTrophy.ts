// A won table leaves a trophy with whoever sat there to the end, and the server can be asked for it.
import { ApiError, tableInfo, type GameInfo, type TableInfo } from '../net/api'
import { tokensOf } from '../net/keys'
import { keepTrophy, loseTrophy, proofOf } from '../net/trophies'

/** The token of a seat that is still ours: those of seats that were given away prove nothing. */
async function seatToken(table: string): Promise<string | null> {
  const tokens = tokensOf(table)
  if (tokens.length < 2) return tokens[0] ?? null
  for (const token of tokens) {
    if ((await tableInfo(table, [token])).mine.length > 0) return token
  }
  return null
}

export interface Collected {
  name: string
  /** It was won before, at another table. */
  isAgain: boolean
}

/** By table, so that asking twice is not winning twice. */
const collected = new Map<string, Collected>()

/** Keep what this table has earned us; null when that is nothing. */
export async function collectTrophy({ game, table, trophy, mine }: TableInfo): Promise<Collected | null> {
  if (!trophy || mine.length === 0) return null
  const token = await seatToken(table)
  if (token === null) return null
  const before = proofOf(game, trophy)
  keepTrophy(game, trophy, { table, token })
  const found = collected.get(table) ?? { name: trophy, isAgain: before !== null && before.table !== table }
  collected.set(table, found)
  return found
}

/** After a "locked": forget what the server no longer knows of, so that it can be won anew. */
export async function lookAgain(game: GameInfo): Promise<void> {
  for (const name of game.trophies?.names ?? []) {
    const proof = proofOf(game.slug, name)
    if (!proof) continue
    try {
      const { trophy, mine } = await tableInfo(proof.table, [proof.token])
      if (trophy !== name || mine.length === 0) loseTrophy(game.slug, name)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_table') loseTrophy(game.slug, name)
    }
  }
}
