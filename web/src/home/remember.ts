import type { Feat, GameInfo, TableInfo } from '../net/api'
import { keepRecord, type Entry } from '../net/records'
import { outcomeOf } from './result'

/** How a table ended for those of this browser who sat there; null when nobody did, when it
 * goes on, or when it continues another game, which counts for nothing. */
export function entryOf(info: TableInfo, game: GameInfo): Entry | null {
  const outcome = outcomeOf(info, game)
  if (outcome === null || info.mine.length === 0 || info.origin !== null) return null
  const bots = game.is_common ? [] : info.seats.filter(({ kind }) => kind === 'bot').map(({ name }) => name)
  return { table: info.table, outcome, feat: ownFeat(info.feat, info.mine), bots }
}

/** One's own among those of rivals; where several of them sit here, it is nobody's. */
export function ownFeat(feat: Feat | null, mine: readonly number[]): Feat | null {
  if (!feat?.by_seat) return feat
  const { words, kind, worth, by_seat } = feat
  const [seat] = mine
  const own = mine.length === 1 && seat !== undefined ? by_seat[seat] : undefined
  return own ? { ...own, kind } : { words, kind, worth }
}

export function remember(info: TableInfo, game: GameInfo): void {
  const entry = entryOf(info, game)
  if (entry) keepRecord(info.game, entry)
}
