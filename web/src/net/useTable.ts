// A table over its socket: what was told last, and what we tell it. Comes back by itself.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Act, FromClient, Hello, ToClient } from '../wire'
import { tokensOf } from './keys'
import { heard, NOTHING, type TableNow } from './useTableState'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000
const PING_MS = 20_000
const UNKNOWN_TABLE = 4004

/** An id of our own for a message; randomUUID is not there on plain http in a local network. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

/** `held` grows whenever our seats change, which needs a new hello. */
export function useTable(table: string, held: number) {
  const [now, setNow] = useState<TableNow>(NOTHING)
  const socket = useRef<WebSocket | null>(null)
  const seq = useRef<number | null>(null)
  // Sent again after a lost connection: the same id has no second effect.
  const pending = useRef<Act | null>(null)

  useEffect(() => {
    let closed = false
    let wait = FIRST_WAIT_MS
    let timer = 0
    let isSilent = false

    function open() {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const link = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`)
      socket.current = link
      link.onopen = () => {
        wait = FIRST_WAIT_MS
        isSilent = false
        const hello: Hello = { type: 'hello', tokens: tokensOf(table), since: seq.current }
        link.send(JSON.stringify(hello))
        if (pending.current) link.send(JSON.stringify(pending.current))
      }
      link.onmessage = (event: MessageEvent<string>) => {
        isSilent = false
        for (const line of event.data.split('\n')) hear(JSON.parse(line) as ToClient)
      }
      const hear = (message: ToClient) => {
        if (message.type === 'welcome' || message.type === 'moved') seq.current = message.seq
        if (message.type === 'acked' || message.type === 'refused' || message.type === 'trouble') {
          pending.current = null
        }
        setNow((before) => heard(before, message, performance.now()))
      }
      link.onclose = (event) => {
        if (closed) return
        const status = event.code === UNKNOWN_TABLE ? 'unknown' : 'lost'
        setNow((before) => ({ ...before, status }))
        if (status === 'unknown') return
        timer = window.setTimeout(open, wait)
        wait = Math.min(LONGEST_WAIT_MS, wait * 2)
      }
    }

    // A phone that changed its network keeps a dead socket for minutes unless somebody asks.
    const ping = window.setInterval(() => {
      if (socket.current?.readyState !== WebSocket.OPEN) return
      if (isSilent) {
        socket.current.close()
        return
      }
      isSilent = true
      socket.current.send(JSON.stringify({ type: 'ping', n: 0 } satisfies FromClient))
    }, PING_MS)

    open()
    return () => {
      closed = true
      window.clearTimeout(timer)
      window.clearInterval(ping)
      socket.current?.close()
    }
  }, [table, held])

  const send = useCallback((message: FromClient) => {
    if (socket.current?.readyState === WebSocket.OPEN) socket.current.send(JSON.stringify(message))
  }, [])

  const act = useCallback(
    (seat: number, action: Record<string, unknown>) => {
      pending.current = { type: 'act', id: newId(), seat, action }
      send(pending.current)
      setNow((before) => ({ ...before, busy: true, refused: null, trouble: null }))
    },
    [send],
  )

  return { now, act, send }
}
