// Hands the game's board everything it may know and do.
import { useCallback, useMemo } from 'react'
import { hints, story } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { useLanguage } from '../ui/language'
import { useMotion } from '../ui/settings'
import { useText } from '../ui/text'
import { sayError } from '../ui/trouble'
import type { Moment } from '../games/board'
import { SafeBoard } from '../outside/BoardBoundary'
import type { Eye, FromClient } from '../wire'
import { offerOf } from './eyes'
import { recentFor, type Scene } from './telling'
import type { Game } from './useGame'
import { useSketch } from './useSketch'

interface Props {
  table: string
  game: Game
  now: TableNow
  eye: Eye
  act: (seat: number, action: Record<string, unknown>) => void
  send: (message: FromClient) => void
  past: readonly Scene[]
  watch: (isShowing: boolean) => void
}

export function BoardFrame({ table, game: { folder, info }, now, eye, act, send, past, watch }: Props) {
  const [language] = useLanguage()
  const text = useText()
  const motion = useMotion()
  const { seat } = eye
  const sketch = useSketch({ seat, isShown: info.has_sketches, welcomes: now.welcomes, seq: now.seq, send })
  const askHints = useMemo(
    () =>
      info.has_hints && seat !== null
        ? (draft: Record<string, unknown> | null) =>
            hints(table, seat, draft).catch((error: unknown) => {
              throw new Error(sayError(error, text))
            })
        : null,
    [info.has_hints, seat, table, text],
  )
  const lookBack = useCallback(async () => {
    const moments: Moment[] = []
    // A long story comes in pages.
    for (let after = 0; ;) {
      const { frames, seq } = await story(table, seat, { after, views: true })
      moments.push(...frames.map((frame) => ({ seq: frame.seq, view: frame.view })))
      after = frames.at(-1)?.seq ?? seq
      if (frames.length === 0 || after >= seq) return moments
    }
  }, [table, seat])
  const recent = useMemo(() => recentFor(past, seat, folder.isAside), [past, seat, folder])
  const { clock } = now
  const tableTime = useCallback(() => clock.table_ms + performance.now() - clock.heard_ms, [clock])
  return (
    <SafeBoard
      folder={folder}
      info={info}
      view={eye.view}
      offer={offerOf(eye)}
      seat={seat}
      seats={now.seats.length}
      language={language}
      act={(action) => {
        if (seat !== null) act(seat, action)
      }}
      refused={now.refused}
      busy={now.busy}
      step={now.steps[now.eyes.indexOf(eye)] ?? null}
      recent={recent}
      sketch={info.has_sketches && seat !== null ? sketch : null}
      sketches={now.sketches}
      askHints={askHints}
      lookBack={lookBack}
      now={tableTime}
      motion={motion}
      watch={watch}
    />
  )
}
