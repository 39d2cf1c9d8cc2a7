// A table over its line: what was told last, and what we tell it.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { isHere } from '../device/place'
import type { FromClient, ToClient } from '../wire'
import { isNoTable, tableInfo } from './api'
import { tokensOf } from './keys'
import { Line } from './line'
import { linkTo } from './link'
import { heard, NOTHING, type TableNow } from './useTableState'
import { keepEyeWords } from './words'

type Change = (change: (before: TableNow) => TableNow) => void

function lineTo(table: string, change: Change): Line {
  function hear(message: ToClient) {
    if (message.type === 'welcome' || message.type === 'moved') message.eyes.forEach(keepEyeWords)
    const take = () => {
      change((before) => heard(before, message, performance.now()))
    }
    // Each step is drawn for itself: of two in one go, the board would only hear of the second.
    if (message.type === 'moved') flushSync(take)
    else take()
  }
  return new Line(
    {
      open: linkTo(table),
      tokens: () => tokensOf(table),
      isThere: () =>
        tableInfo(table).then(
          () => true,
          (error: unknown) => !isNoTable(error),
        ),
    },
    {
      heard: hear,
      lost: (status, unreadable) => {
        change((before) => ({ ...before, status, unreadable }))
      },
      failed: () => {
        change((before) => ({ ...before, busy: false }))
      },
    },
  )
}

/** `held` grows whenever our seats change, which needs a new hello. */
export function useTable(table: string, held: number) {
  const [now, setNow] = useState<TableNow>(NOTHING)
  const line = useMemo(() => lineTo(table, setNow), [table])

  useEffect(() => {
    line.open()
    // A table of this device knows no network.
    if (isHere(table))
      return () => {
        line.close()
      }
    window.addEventListener('offline', line.drop)
    window.addEventListener('online', line.hurry)
    return () => {
      window.removeEventListener('offline', line.drop)
      window.removeEventListener('online', line.hurry)
      line.close()
    }
  }, [line, held, table])

  const send = useCallback(
    (message: FromClient) => {
      line.send(message)
    },
    [line],
  )

  const act = useCallback(
    (seat: number, action: Record<string, unknown>) => {
      line.act(seat, action)
      setNow((before) => ({ ...before, busy: true, refused: null, trouble: null }))
    },
    [line],
  )

  return { now, act, send }
}
