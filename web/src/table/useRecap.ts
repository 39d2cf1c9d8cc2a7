import { useState } from 'react'
import type { TableNow } from '../net/useTableState'
import { looked, NO_RECAP, type Moment } from './recap'
import type { Scene } from './telling'

/** What to tell whoever has just lifted the curtain, and how to close it; `past` also from before a reload. */
export function useRecap(
  shown: TableNow,
  seat: number | null,
  isCurtain: boolean,
  past: readonly Scene[],
): [readonly Moment[], () => void] {
  const [recap, setRecap] = useState(NO_RECAP)
  const since = past.slice(past.findLastIndex((scene) => scene.actor === seat) + 1)
  const known = since.filter((scene) => scene.isEarlier)
  const current = looked(recap, { shown, seat, isCurtain, known })
  // Noted while rendering: what is told is there with the board.
  if (current !== recap) setRecap(current)
  return [
    current.told,
    () => {
      setRecap((all) => ({ ...all, told: [] }))
    },
  ]
}
