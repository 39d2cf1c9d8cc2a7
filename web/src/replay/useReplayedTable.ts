// What a table is, and the folder of its game.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { tableInfo, type TableInfo } from '../net/api'

interface Replayed {
  info: TableInfo | null
  /** Null while it is loaded, and for a game without a page. */
  folder: GameFolder | null
  isAsked: boolean
  /** Why there is nothing to show: what the server, or the network, answered. */
  problem: unknown
}

export function useReplayedTable(table: string): Replayed {
  const [replayed, setReplayed] = useState<Replayed>({ info: null, folder: null, isAsked: false, problem: null })
  useEffect(() => {
    let isLeft = false
    async function find() {
      let problem: unknown = null
      const info = await tableInfo(table).catch((error: unknown) => {
        problem = error
        return null
      })
      const folder = info && (await loadGame(info.game))
      if (!isLeft) setReplayed({ info, folder, isAsked: true, problem })
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [table])
  return replayed
}
