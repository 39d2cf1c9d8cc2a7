// The next game of the same people, in one tap.
import { ApiError, makeTable, rematch, type TableInfo } from '../net/api'
import { goToNext } from '../table/goToNext'
import { goTo } from '../ui/address'
import { goToTable } from './goToTable'

/** Those of other screens come by the link. */
function holders({ seats, mine }: TableInfo): string[] {
  return seats.map(({ kind, name }, seat) => {
    if (mine.includes(seat)) return 'me'
    return kind === 'bot' ? `bot:${name}` : 'open'
  })
}

/** The table's own next game where it has one for us; else a fresh table with the same seats. */
export async function playAgain(info: TableInfo): Promise<void> {
  if (info.mine.length > 0) {
    try {
      const opened = (await rematch(info.table)).table
      // Where others are asked first, one waits for them at the old table.
      if (opened === null) goTo(`/t/${info.table}`)
      else goToNext(info.table, opened)
      return
    } catch (error) {
      if (!(error instanceof ApiError) || !['not_over', 'not_yours', 'unknown_table'].includes(error.code)) throw error
    }
  }
  const names = info.seats.map(({ kind, name }) => (kind === 'human' ? name : ''))
  const { game, options, house } = info
  goToTable(await makeTable(game, holders(info), options, house, '', names))
}
