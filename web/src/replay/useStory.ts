// The whole story of a table through somebody's eyes, fetched page by page.
import { useEffect, useState } from 'react'
import { story } from '../net/api'
import type { Frame } from '../wire'

export interface Story {
  frames: readonly Frame[]
  /** There is no more to come. */
  isWhole: boolean
  /** What was refused or broke; null when all is well. */
  failed: unknown
}

interface Kept extends Story {
  key: string
}

const NOTHING: Story = { frames: [], isWhole: false, failed: null }

/** `isReady` when it is known through whose eyes one may look. */
export function useStory(table: string, seat: number | null, isReady: boolean): Story {
  const key = `${table} ${seat ?? ''}`
  const [kept, setKept] = useState<Kept>({ ...NOTHING, key })

  useEffect(() => {
    if (!isReady) return
    let isLeft = false
    async function fetchAll() {
      let frames: readonly Frame[] = []
      for (;;) {
        const page = await story(table, seat, { after: frames.at(-1)?.seq ?? 0, views: true })
        if (isLeft) return
        frames = [...frames, ...page.frames]
        const isWhole = page.frames.length === 0 || (frames.at(-1)?.seq ?? 0) >= page.seq
        setKept({ key, frames, isWhole, failed: null })
        if (isWhole) return
      }
    }
    fetchAll().catch((error: unknown) => {
      if (!isLeft) setKept({ ...NOTHING, key, failed: error })
    })
    return () => {
      isLeft = true
    }
  }, [table, seat, key, isReady])

  return kept.key === key ? kept : NOTHING
}
