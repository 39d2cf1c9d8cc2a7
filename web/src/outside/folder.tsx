// A folder for a game that this page was not built with: its package's own board, or a plain one.
import { useCallback, useState } from 'react'
import type { BoardProps, GameFolder } from '../games/board'
import type { GameInfo } from '../net/api'
import { GenericBoard } from './GenericBoard'
import { loadBoard, wordsOf } from './loadBoard'
import { PackageBoard } from './PackageBoard'
import { talkOf } from './talk'

export async function makeFolder(info: GameInfo): Promise<GameFolder> {
  const plain = talkOf(info)
  const own = info.outside?.board ? await loadBoard(info.slug) : null
  // Our sentences, too, call the seats as the board does.
  const ours = own ? talkOf(info, wordsOf(own, plain).seatName) : plain
  const words = own ? { ...ours, ...wordsOf(own, ours) } : ours
  const style = info.outside?.style ? `/games/${info.slug}/board.css` : null

  function Board(props: BoardProps) {
    const [hasFailed, setHasFailed] = useState(own === null)
    const fail = useCallback((error: unknown) => {
      console.error(`The board of ${info.slug} has failed:`, error)
      setHasFailed(true)
    }, [])
    if (own && !hasFailed) return <PackageBoard {...props} board={own} style={style} words={words} fail={fail} />
    return <GenericBoard {...props} info={info} words={words} hasFallen={info.outside?.board === true} />
  }

  return { title: info.title, ...words, Board }
}
