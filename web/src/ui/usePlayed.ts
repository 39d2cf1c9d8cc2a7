// Lets a board play what happened before it shows how things are now, and tells the table meanwhile.
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { BoardProps } from '../games/board'
import { Player, type Played, type Script } from './player'
import { useSkipping } from './useSkipping'

type Props = Pick<BoardProps, 'step' | 'motion' | 'watch'>

interface Playing<V, S, P> extends Played<V, S, P> {
  /** The present part is over. */
  finish: () => void
  /** The present at once. */
  skip: () => void
}

/** Keep the script stable. `isTapped`: a tap anywhere on the board skips; else the board has its own way. */
export function usePlayed<V, S, P>(
  script: Script<V, S, P>,
  view: V,
  { step, motion, watch }: Props,
  { isTapped = true } = {},
): Playing<V, S, P> {
  const [player] = useState(() => new Player(script, view, step))
  // Before the next paint: a new position is never seen before its story.
  useLayoutEffect(() => {
    player.take(view, step, motion && !document.hidden)
  }, [player, view, step, motion])
  useEffect(() => player.stop, [player])
  const played = useSyncExternalStore(player.subscribe, player.get)
  // What has just come has not even begun; the same moment through other eyes is nothing new.
  const isNew = step !== null && step.seq !== played.seq
  const isPlaying = played.isPlaying || isNew

  useLayoutEffect(() => {
    watch(isPlaying)
  }, [watch, isPlaying, step])
  const skip = useCallback(() => {
    if (isTapped || document.hidden) player.skip()
  }, [isTapped, player])
  useSkipping(played.isPlaying, skip)
  return { ...played, isPlaying, finish: player.finish, skip: player.skip }
}
