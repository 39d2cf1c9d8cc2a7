// The tale with what happened before this page was opened; that can be shown again, too.
import { useMemo } from 'react'
import { story } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { isFromBefore, storyAfter } from './retelling'
import { recentOf, type Scene } from './telling'
import type { Tale } from './useTale'

export function useRetelling(
  table: string,
  now: TableNow,
  heard: Tale,
  earlier: readonly Scene[],
  isRealTime: boolean,
): Tale {
  const { past: own, shown, isShowing, retell } = heard
  const first = own[0]?.seq ?? Infinity
  // While it is shown again it is not past.
  const past = useMemo(
    () => [...earlier.filter(({ seq }) => seq < first && seq <= shown.seq), ...own],
    [earlier, first, own, shown.seq],
  )
  // Who shares a screen has no eyes for what the others have seen.
  const canAsk = !isRealTime && !now.hasSecrets && !isShowing && isFromBefore(past)
  if (!canAsk) return { ...heard, past }
  const again = () => {
    const after = storyAfter(recentOf(past))
    const seen = now.eyes.map(async (eye) => ({
      eye,
      frames: (await story(table, eye.seat, { after, views: true })).frames,
    }))
    // Where one may not look back there is nothing to show.
    Promise.all(seen).then(retell, () => undefined)
  }
  return { ...heard, past, again }
}
