// The story of a table as one seat knows it: all of it at first, then what has come since.
import { useEffect, useState } from 'react'
import { story } from '../net/api'
import type { Frame } from '../wire'

interface Told {
  of: string
  frames: Frame[]
  seq: number
}

interface Wanted {
  table: string
  seat: number | null
  /** The last move of the table. */
  seq: number
  /** How many times something was taken back. */
  takenBack: number
  isOver: boolean
}

export function useStorySoFar({ table, seat, seq, takenBack, isOver }: Wanted) {
  // After a take-back, or through another seat's eyes, everything told before is void; and once it is over
  // what nobody could hear of has its number, too.
  const of = `${table} ${seat} ${takenBack} ${isOver}`
  const [told, setTold] = useState<Told | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  const known = told?.of === of ? told : null
  const after = known?.seq ?? 0

  useEffect(() => {
    if (known && after >= seq) return
    let isLeft = false
    story(table, seat, { after })
      .then((more) => {
        if (isLeft) return
        setFailed(null)
        setTold((before) => {
          // Where one may not look back far, what was told once is soon over, too.
          const frames = (before?.of === of ? before.frames : []).filter((frame) => frame.seq > more.start)
          // A long story comes in pages: what was told last is where to go on.
          return { of, frames: [...frames, ...more.frames], seq: more.frames.at(-1)?.seq ?? more.seq }
        })
      })
      .catch((error: unknown) => {
        if (!isLeft) setFailed(error)
      })
    return () => {
      isLeft = true
    }
  }, [table, seat, seq, of, after, known])

  return { frames: known?.frames ?? null, failed }
}
