// The tables this browser holds tokens for, and what is known of each now.
import { useEffect, useState } from 'react'
import { isHere } from '../device/place'
import { ApiError, tableInfo, type TableInfo } from '../net/api'
import { forgetTable, heldSince, heldTables } from '../net/keys'
import { proofOf } from '../net/trophies'
import { collectTrophy } from './collectTrophy'

async function look(table: string): Promise<TableInfo | null> {
  try {
    const info = await tableInfo(table)
    // Won while nobody looked: a bot or a friend made the last move.
    if (info.trophy && !proofOf(info.game, info.trophy)) void collectTrophy(info).catch(() => undefined)
    return info
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_table') forgetTable(table)
    return null
  }
}

export function isMyTurn({ waiting, mine }: TableInfo): boolean {
  return waiting.type === 'decide' && waiting.seats.some((seat) => mine.includes(seat))
}

/** Mine to play first, then those of others; the newest first among each. */
function inOrder(tables: TableInfo[]): TableInfo[] {
  const urgency = (info: TableInfo) => (isMyTurn(info) ? 0 : 1)
  return tables.sort((one, other) => urgency(one) - urgency(other) || heldSince(other.table) - heldSince(one.table))
}

export interface HeldTables {
  running: TableInfo[]
  finished: TableInfo[]
}

/** Null while they are asked for. */
export function useHeldTables(areHere = false): HeldTables | null {
  const [tables, setTables] = useState<HeldTables | null>(null)
  useEffect(() => {
    let left = false
    const mine = heldTables().filter((table) => isHere(table) === areHere)
    void Promise.all(mine.map(look)).then((found) => {
      if (left) return
      const there = inOrder(found.filter((each) => each !== null))
      setTables({
        running: there.filter(({ waiting }) => waiting.type !== 'over'),
        finished: there.filter(({ waiting }) => waiting.type === 'over'),
      })
    })
    return () => {
      left = true
    }
  }, [areHere])
  return tables
}
