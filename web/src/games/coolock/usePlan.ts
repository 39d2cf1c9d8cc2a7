// Plan mode: one's own arrows, shown to the others, and theirs.
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../board'
import type { Land } from './geometry'
import { withStop } from './planning'
import { asSketch, pawnOf } from './reading'
import type { Arrow, View } from './wire'

/** An arrow is done with once its pawn has moved. */
interface Drawn extends Arrow {
  from: string
}

export interface Plan {
  isOpen: boolean
  open: (isOpen: boolean) => void
  whom: number | null
  setWhom: (seat: number | null) => void
  mine: readonly Arrow[]
  stop: (vertex: number) => void
  undo: () => void
  clear: () => void
  begin: () => void
  isNew: boolean
  theirs: readonly (readonly [number, Arrow])[]
}

/** The table forgets all drafts with every move; their owners send them again a moment later. */
const LINGER_MS = 900

function useTheirs(sketches: BoardProps['sketches'], seat: number | null): readonly (readonly [number, Arrow])[] {
  const now = [...sketches]
    .filter(([by]) => by !== seat)
    .flatMap(([by, sketch]) => (asSketch(sketch)?.arrows ?? []).map((arrow) => [by, arrow] as const))
  const words = JSON.stringify(now)
  const [kept, setKept] = useState(words)
  useEffect(() => {
    const timer = window.setTimeout(
      () => {
        setKept(words)
      },
      sketches.size > 0 ? 0 : LINGER_MS,
    )
    return () => {
      window.clearTimeout(timer)
    }
  }, [words, sketches.size])
  return sketches.size > 0 ? now : (JSON.parse(kept) as [number, Arrow][])
}

const standing = (view: View, seat: number | null): string => {
  const pawn = seat === null ? null : pawnOf(view, seat)
  return pawn ? `${pawn.where}${pawn.edge}` : ''
}

export function usePlan({
  land,
  view,
  seat,
  sketch,
  sketches,
}: {
  land: Land
  view: View
  seat: number | null
  sketch: BoardProps['sketch']
  sketches: BoardProps['sketches']
}): Plan {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setWhom] = useState<number | null | undefined>(undefined)
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const [isNew, setIsNew] = useState(true)
  const whom = chosen === undefined ? seat : chosen
  const mine = view.phase === 'over' ? [] : drawn.filter((arrow) => arrow.from === standing(view, arrow.seat))
  if (mine.length !== drawn.length) setDrawn(mine)

  const arrows: Arrow[] = mine.map((arrow) => ({ seat: arrow.seat, way: arrow.way }))
  const words = JSON.stringify(arrows)
  const latest = useRef(sketch)
  useEffect(() => {
    latest.current = sketch
  })
  const isShown = useRef(false)
  useEffect(() => {
    // With every move of the table, too: it has forgotten what was drawn before.
    const now = JSON.parse(words) as Arrow[]
    if (now.length > 0) latest.current?.({ arrows: now })
    else if (isShown.current) latest.current?.(null)
    isShown.current = now.length > 0
  }, [words, view])

  return {
    isOpen: isOpen && sketch !== null && view.phase !== 'over',
    open: (open) => {
      setIsOpen(open)
      setIsNew(true)
    },
    whom,
    setWhom: (next) => {
      setWhom(next)
      setIsNew(true)
    },
    mine: arrows,
    stop: (vertex) => {
      const next = withStop(land, view, arrows, whom, isNew, vertex)
      if (next === arrows) return
      setIsNew(false)
      setDrawn(next.map((arrow) => ({ ...arrow, from: standing(view, arrow.seat) })))
    },
    undo: () => {
      setDrawn(mine.slice(0, -1))
      setIsNew(true)
    },
    clear: () => {
      setDrawn([])
      setIsNew(true)
    },
    begin: () => {
      setIsNew(true)
    },
    isNew,
    theirs: useTheirs(sketches, seat),
  }
}
