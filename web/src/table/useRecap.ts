import { useState } from 'react'
import type { TableNow } from '../net/useTableState'
import { looked, NO_RECAP, type Moment } from './recap'

/** What to tell whoever has just lifted the curtain, and how to close it. */
export function useRecap(shown: TableNow, seat: number | null, isCurtain: boolean): [readonly Moment[], () => void] {
  const [recap, setRecap] = useState(NO_RECAP)
  const current = looked(recap, { shown, seat, isCurtain })
  // Noted while rendering: what is told is there with the board.
  if (current !== recap) setRecap(current)
  return [
    current.told,
    () => {
      setRecap((all) => ({ ...all, told: [] }))
    },
  ]
}
