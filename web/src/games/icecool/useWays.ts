// The ways of the last flicks, read from their recordings.
import { useEffect, useState } from 'react'
import { wayOf, type Way } from './marks'
import { readRecording } from './recording'
import type { PenguinFlicked } from './wire'

const NONE: readonly Way[] = []

export function useWays(flicks: readonly PenguinFlicked[]): readonly Way[] {
  const [read, setRead] = useState<{ of: readonly PenguinFlicked[]; ways: readonly Way[] } | null>(null)
  useEffect(() => {
    if (flicks.length === 0) return
    let isWanted = true
    const all = flicks.map(async (flick) => wayOf(flick, await readRecording(flick.recording)))
    void Promise.allSettled(all).then((found) => {
      // A recording that cannot be read leaves no mark.
      const ways = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      if (isWanted) setRead({ of: flicks, ways })
    })
    return () => {
      isWanted = false
    }
  }, [flicks])
  return read?.of === flicks ? read.ways : NONE
}
