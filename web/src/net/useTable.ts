// A table over its socket: what was told last, and acting. Comes back by itself.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Decide, Draw, Eye, FromClient, Over, Refused, SeatInfo, ToClient } from '../wire'
import { tokensOf } from './keys'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000
const UNKNOWN_TABLE = 4004

export interface TableNow {
  status: 'opening' | 'here' | 'lost' | 'unknown'
  game: string
  seq: number
  seats: SeatInfo[]
  eyes: Eye[]
  waiting: Decide | Draw | Over | null
  /** All events heard so far, oldest first, as the first of our seats knows them. */
  story: unknown[]
  refused: Refused | null
  busy: boolean
}

const NOTHING: TableNow = {
  status: 'opening',
  game: '',
  seq: 0,
  seats: [],
  eyes: [],
  waiting: null,
  story: [],
  refused: null,
  busy: false,
}

/** An id of our own for a message; randomUUID is not there on plain http in a local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/** The table after one more message. */
export function heard(now: TableNow, message: ToClient): TableNow {
  switch (message.type) {
    case 'welcome':
    case 'moved': {
      const story = [...now.story, ...(message.eyes[0]?.events ?? [])]
      const seats = message.type === 'welcome' ? message.seats : now.seats
      const game = message.type === 'welcome' ? message.game : now.game
      const { seq, eyes, waiting } = message
      return { ...now, status: 'here', game, seq, seats, eyes, waiting, story }
    }
    case 'seats':
      return { ...now, seats: message.seats }
    case 'acked':
      return { ...now, busy: false, refused: null }
    case 'refused':
      return { ...now, busy: false, refused: message }
    case 'trouble':
      return { ...now, busy: false }
    case 'pong':
      return now
  }
}

export function useTable(table: string, held: number) {
  const [now, setNow] = useState<TableNow>(NOTHING)
  const socket = useRef<WebSocket | null>(null)
  const seq = useRef<number | null>(null)

  useEffect(() => {
    let closed = false
    let wait = FIRST_WAIT_MS
    let timer = 0

    function open() {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const link = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`)
      socket.current = link
      link.onopen = () => {
        wait = FIRST_WAIT_MS
        const hello: FromClient = { type: 'hello', tokens: tokensOf(table), since: seq.current }
        link.send(JSON.stringify(hello))
      }
      link.onmessage = (event: MessageEvent<string>) => {
        const message = JSON.parse(event.data) as ToClient
        if (message.type === 'welcome' || message.type === 'moved') seq.current = message.seq
        setNow((before) => heard(before, message))
      }
      link.onclose = (event) => {
        if (closed) return
        const status = event.code === UNKNOWN_TABLE ? 'unknown' : 'lost'
        setNow((before) => ({ ...before, status, busy: false }))
        if (status === 'unknown') return
        timer = window.setTimeout(open, wait)
        wait = Math.min(LONGEST_WAIT_MS, wait * 2)
      }
    }

    open()
    return () => {
      closed = true
      window.clearTimeout(timer)
      socket.current?.close()
    }
    // A seat that was just taken needs a new hello, with its token.
  }, [table, held])

  const act = useCallback((seat: number, action: Record<string, unknown>) => {
    const message: FromClient = { type: 'act', id: newId(), seat, action }
    socket.current?.send(JSON.stringify(message))
    setNow((before) => ({ ...before, busy: true, refused: null }))
  }, [])

  return { now, act }
}
