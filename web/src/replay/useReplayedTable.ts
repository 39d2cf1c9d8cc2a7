// What a table is, and the folder of its game.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { findGame, tableInfo, type GameInfo, type TableInfo } from '../net/api'

interface Replayed {
  info: TableInfo | null
  /** Null while it is loaded, and for a game that the server does not have. */
  folder: GameFolder | null
  game: GameInfo | undefined
  isAsked: boolean
  /** Why there is nothing to show: what the server, or the network, answered. */
  problem: unknown
}

const NOTHING: Replayed = { info: null, folder: null, game: undefined, isAsked: false, problem: null }

export function useReplayedTable(table: string): Replayed {
  const [replayed, setReplayed] = useState<Replayed>(NOTHING)
  useEffect(() => {
    let isLeft = false
    async function find() {
      const info = await tableInfo(table)
      const [folder, game] = await Promise.all([loadGame(info.game), findGame(info.game)])
      if (!isLeft) setReplayed({ info, folder, game, isAsked: true, problem: null })
    }
    find().catch((problem: unknown) => {
      if (!isLeft) setReplayed({ ...NOTHING, isAsked: true, problem })
    })
    return () => {
      isLeft = true
    }
  }, [table])
  return replayed
}
