import type { GameInfo, TableInfo } from '../net/api'
import { keepRecord } from '../net/records'
import { outcomeOf } from './result'

/** Keep how a table ended for those of this browser who sat there; what continues another game counts for nothing. */
export function remember(info: TableInfo, game: GameInfo): void {
  const outcome = outcomeOf(info, game)
  if (info.origin !== null) return
  if (outcome !== null && info.mine.length > 0) keepRecord(info.game, { table: info.table, outcome, feat: info.feat })
}
