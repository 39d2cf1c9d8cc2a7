// What a table is, and the folder of its game.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { isNoTable, tableInfo, type TableInfo } from '../net/api'

interface Replayed {
  info: TableInfo | null
  /** Null while it is loaded, and for a game without a page. */
  folder: GameFolder | null
  isAsked: boolean
  /** The server answers, and does not know the table. */
  isUnknown: boolean
}

export function useReplayedTable(table: string): Replayed {
  const [replayed, setReplayed] = useState<Replayed>({ info: null, folder: null, isAsked: false, isUnknown: false })
  useEffect(() => {
    let isLeft = false
    async function find() {
      let isUnknown = false
      const info = await tableInfo(table).catch((error: unknown) => {
        isUnknown = isNoTable(error)
        return null
      })
      const folder = info && (await loadGame(info.game))
      if (!isLeft) setReplayed({ info, folder, isAsked: true, isUnknown })
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [table])
  return replayed
}
