// Sounds and the title of the tab follow what happens at the table.
import { useEffect, useRef } from 'react'
import type { GameInfo } from '../net/api'
import type { TableNow } from '../net/useTableState'
import { play } from '../ui/sound'
import { endSound } from './endSound'
import { endsRound } from './telling'

interface About {
  title: string
  turnTitle: string
  info: Pick<GameInfo, 'is_common' | 'rounds'>
}

export function useTableSounds(now: TableNow, { title, turnTitle, info }: About): void {
  const { steps, waiting, refused, eyes, seats } = now
  const mine = eyes.flatMap((eye) => eye.seat ?? [])
  const isMyTurn = waiting?.type === 'decide' && waiting.seats.some((seat) => mine.includes(seat))
  // Where everybody sits at this screen, it is always somebody's turn here.
  const isShared = seats.filter((seat) => seat.kind !== 'bot').length <= mine.length && mine.length > 1
  const wasMyTurn = useRef(false)
  const ended =
    waiting?.type === 'over'
      ? endSound({ result: waiting.result, mine, seats: seats.length, isCommon: info.is_common })
      : null
  const isRoundOver = endsRound({ steps, waiting }, info.rounds)

  useEffect(() => {
    const isNew = isMyTurn && !wasMyTurn.current
    wasMyTurn.current = isMyTurn
    if (steps.length === 0) return
    if (ended) play(ended)
    else if (isRoundOver) play('round')
    else if (isNew && !isShared) play('turn')
    else if (steps.some((step) => step.events.length > 0)) play('piece')
  }, [steps, isMyTurn, ended, isRoundOver, isShared])

  useEffect(() => {
    if (refused) play('refused')
  }, [refused])

  useEffect(() => {
    document.title = isMyTurn && !isShared ? `${turnTitle} · ${title}` : `${title} · Tablée`
  }, [isMyTurn, isShared, title, turnTitle])
}
