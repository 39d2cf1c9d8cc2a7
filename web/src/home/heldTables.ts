// The tables this browser holds tokens for, and what is known of each now.
import { useEffect, useState } from 'react'
import { ApiError, tableInfo, type TableInfo } from '../net/api'
import { forgetTable, heldSince, heldTables } from '../net/keys'
import { proofOf } from '../net/trophies'
import { collectTrophy } from './collectTrophy'

export interface HeldTable {
  info: TableInfo
}

async function look(table: string): Promise<HeldTable | null> {
  try {
    const info = await tableInfo(table)
    // Won while nobody looked: a bot or a friend made the last move.
    if (info.trophy && !proofOf(info.game, info.trophy)) void collectTrophy(info).catch(() => undefined)
    return { info }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_table') forgetTable(table)
    return null
  }
}

export function isMyTurn({ waiting, mine }: TableInfo): boolean {
  return waiting.type === 'decide' && waiting.seats.some((seat) => mine.includes(seat))
}

/** Mine to play first, then those of others, then what is over; the newest first among each. */
function urgency({ info }: HeldTable): number {
  if (info.waiting.type === 'over') return 2
  return isMyTurn(info) ? 0 : 1
}

/** Null while they are asked for. */
export function useHeldTables(): HeldTable[] | null {
  const [tables, setTables] = useState<HeldTable[] | null>(null)
  useEffect(() => {
    let left = false
    void Promise.all(heldTables().map(look)).then((found) => {
      if (left) return
      const there = found.filter((each) => each !== null)
      setTables(
        there.sort(
          (one, other) => urgency(one) - urgency(other) || heldSince(other.info.table) - heldSince(one.info.table),
        ),
      )
    })
    return () => {
      left = true
    }
  }, [])
  return tables
}
