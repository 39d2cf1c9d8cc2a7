// The flicks of the whole game, asked of the story when somebody wants to watch one again.
import { useCallback, useState } from 'react'
import type { BoardProps } from '../board'
import { asView } from './reading'
import type { Replay, View } from './wire'

export interface PastFlicksKnown {
  /** In order, with the last one; null while they are asked for. */
  flicks: readonly Replay[] | null
  hasFailed: boolean
  ask: () => void
}

/** One of each number, in order. */
export function flicksIn(views: readonly (Pick<View, 'last'> | null)[]): Replay[] {
  const found = new Map(views.flatMap((view) => (view?.last ? [[view.last.number, view.last] as const] : [])))
  return [...found.values()].sort((one, other) => one.number - other.number)
}

export function usePastFlicks(view: View, lookBack: BoardProps['lookBack']): PastFlicksKnown {
  const [known, setKnown] = useState<{ until: number; flicks: readonly Replay[] } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const until = view.last?.number ?? 0
  const ask = useCallback(() => {
    if (!lookBack) return
    setHasFailed(false)
    lookBack().then(
      (moments) => {
        setKnown({ until, flicks: flicksIn(moments.map((moment) => asView(moment.view))) })
      },
      () => {
        setHasFailed(true)
      },
    )
  }, [lookBack, until])
  // What was taken back has not been flicked.
  const flicks = known && known.until === until ? flicksIn([...known.flicks.map((last) => ({ last })), view]) : null
  return { flicks, hasFailed, ask }
}
