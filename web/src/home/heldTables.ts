// The tables this browser holds tokens for, and what is known of each now.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { ApiError, story, tableInfo, type TableInfo } from '../net/api'

const TOKENS = 'tablee.tokens.'
const INVITATION = 'tablee.invitation.'

export interface HeldTable {
  info: TableInfo
  folder: GameFolder | null
  /** The last position, as a spectator sees it; null where it could not be had. */
  view: unknown
}

function heldIds(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(TOKENS))
    .map((key) => key.slice(TOKENS.length))
}

async function lastView({ table, seq }: TableInfo): Promise<unknown> {
  const last = await story(table, null, { after: Math.max(0, seq - 1), views: true }).catch(() => null)
  return last?.frames.at(-1)?.view ?? null
}

// The server tells only so many stories a second to one address.
const MOST_VIEWS = 12

async function look(table: string, number: number): Promise<HeldTable | null> {
  try {
    const info = await tableInfo(table)
    const folder = await loadGame(info.game)
    const view = number < MOST_VIEWS ? await lastView(info) : null
    return { info, folder, view }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_table') {
      localStorage.removeItem(TOKENS + table)
      localStorage.removeItem(INVITATION + table)
    }
    return null
  }
}

/** Those still being played first; none while they are asked for. */
export function useHeldTables(): HeldTable[] {
  const [tables, setTables] = useState<HeldTable[]>([])
  useEffect(() => {
    let left = false
    void Promise.all(heldIds().map(look)).then((found) => {
      if (left) return
      const there = found.filter((each) => each !== null)
      setTables(there.sort((one, other) => Number(one.info.over) - Number(other.info.over)))
    })
    return () => {
      left = true
    }
  }, [])
  return tables
}
