// A game's folder and what the server says of the game, once both are here.
import { useEffect, useState } from 'react'
import { loadGame } from '../games'
import type { GameFolder } from '../games/board'
import { listGames, type GameInfo } from '../net/api'

const RETRY_MS = 2000

export interface Game {
  folder: GameFolder
  info: GameInfo
}

/** Null while it is on its way; undefined when the server no longer has such a game. */
export function useGame(slug: string): Game | null | undefined {
  const [game, setGame] = useState<Game | null | undefined>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!slug) return
    let isLeft = false
    let timer = 0
    Promise.all([loadGame(slug), listGames()])
      .then(([folder, games]) => {
        const info = games.find((each) => each.slug === slug)
        if (!isLeft) setGame(folder && info && { folder, info })
      })
      .catch(() => {
        if (isLeft) return
        timer = window.setTimeout(() => {
          setTries(tries + 1)
        }, RETRY_MS)
      })
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [slug, tries])
  return game
}
