// The ghost of the best try at this table's set shot; a better one is kept as soon as it is made.
import { useEffect, useMemo, useState } from 'react'
import { wayOf, type Way } from '../marks'
import { readRecording } from '../recording'
import type { View } from '../wire'
import { keepTry, readTries, type BestTry } from './kept'

export interface Best {
  best: BestTry | null
  /** To be drawn; one object as long as it is the same try. */
  way: readonly Way[] | null
}

/** `isMine`: whoever only looks on keeps nothing. */
export function useBestTry(view: View, isMine: boolean): Best {
  const trick = view.table.trick ?? null
  const [kept, setKept] = useState(readTries)
  const { last, stars = 0, flicks } = view
  const recording = view.ending === 'made' && isMine ? last?.recording : undefined
  useEffect(() => {
    if (trick === null || recording === undefined) return
    let isWanted = true
    void readRecording(recording).then((read) => {
      keepTry(trick, { stars, flicks, path: wayOf({ seat: 0 }, read).path })
      if (isWanted) setKept(readTries())
    })
    return () => {
      isWanted = false
    }
  }, [trick, recording, stars, flicks])
  const best = trick === null ? null : (kept[trick] ?? null)
  const way = useMemo(() => best && [{ seat: 0, path: best.path }], [best])
  return { best, way }
}
