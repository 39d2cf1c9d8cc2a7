// Sounds and the title of the tab follow what happens at the table.
import { useEffect, useRef } from 'react'
import type { TableNow } from '../net/useTableState'
import { play } from '../ui/sound'

export function useTableSounds(now: TableNow, title: string, turnTitle: string): void {
  const { steps, waiting, refused, eyes, seats } = now
  const isOver = waiting?.type === 'over'
  const mine = eyes.map((eye) => eye.seat)
  const isMyTurn = waiting?.type === 'decide' && waiting.seats.some((seat) => mine.includes(seat))
  // Where everybody sits at this screen, it is always somebody's turn here.
  const isShared =
    seats.filter((seat) => seat.kind !== 'bot').length <= mine.filter((seat) => seat !== null).length && mine.length > 1
  const wasMyTurn = useRef(false)

  useEffect(() => {
    const isNew = isMyTurn && !wasMyTurn.current
    wasMyTurn.current = isMyTurn
    if (steps.length === 0) return
    if (isOver) play('over')
    else if (isNew && !isShared) play('turn')
    else if (steps.some((step) => step.events.length > 0)) play('piece')
  }, [steps, isMyTurn, isOver, isShared])

  useEffect(() => {
    if (refused) play('refused')
  }, [refused])

  useEffect(() => {
    document.title = isMyTurn && !isShared ? `${turnTitle} · ${title}` : `${title} · Tablée`
  }, [isMyTurn, isShared, title, turnTitle])
}
