// A table over its socket: what was told last, and what we tell it. Comes back by itself.
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepEyeWords } from './words'
import type { Act, FromClient, Hello, ToClient } from '../wire'
import { isNoTable, tableInfo } from './api'
import { tokensOf } from './keys'
import { heard, meaningOf, NOTHING, type TableNow } from './useTableState'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 4000
const PING_MS = 8000
const UNKNOWN_TABLE = 4004
/** Close codes of tables that are there and cannot be read. */
const UNREADABLE: Readonly<Record<number, string>> = {
  4009: 'other_rules',
  4010: 'damaged_table',
  4011: 'missing_game',
}
const AGAIN_MS = 1200
const MOST_AGAIN = 3

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
    let again = 0
    let againTimer = 0

    const resend = () => {
      if (pending.current && socket.current?.readyState === WebSocket.OPEN) {
        socket.current.send(JSON.stringify(pending.current))
      }
    }

    function hear(message: ToClient) {
      if (message.type === 'welcome' || message.type === 'moved') seq.current = message.seq
      if (message.type === 'acked' || message.type === 'refused') {
        pending.current = null
        again = 0
      }
      const isOurs = message.type === 'trouble' && [null, pending.current?.id].includes(message.id)
      if (isOurs && pending.current) {
        const meaning = meaningOf(message.code)
        if (meaning === 'again' && again < MOST_AGAIN) {
          again += 1
          window.clearTimeout(againTimer)
          againTimer = window.setTimeout(resend, AGAIN_MS)
        } else if (meaning !== 'aside') {
          pending.current = null
          again = 0
          setNow((before) => ({ ...before, busy: false }))
        }
      }
      if (message.type === 'welcome' || message.type === 'moved') message.eyes.forEach(keepEyeWords)
      const take = () => {
        setNow((before) => heard(before, message, performance.now()))
      }
      // Each step is drawn for itself: of two in one go, the board would only hear of the second.
      if (message.type === 'moved') flushSync(take)
      else take()
    }

    function open() {
      window.clearTimeout(timer)
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const link = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`)
      let wasOpen = false
      socket.current = link
      link.onopen = () => {
        wasOpen = true
        wait = FIRST_WAIT_MS
        isSilent = false
        const hello: Hello = { type: 'hello', tokens: tokensOf(table), since: seq.current, words: true }
        link.send(JSON.stringify(hello))
        resend()
      }
      link.onmessage = (event: MessageEvent<string>) => {
        isSilent = false
        for (const line of event.data.split('\n')) hear(JSON.parse(line) as ToClient)
      }
      link.onclose = (event) => {
        if (!closed && socket.current === link) lose(event.code, wasOpen)
      }
    }

    /** The connection is gone; what comes of a socket that is given up is not heard any more. */
    function lose(code: number, wasOpen: boolean) {
      const link = socket.current
      socket.current = null
      link?.close()
      window.clearTimeout(timer)
      const unreadable = UNREADABLE[code] ?? ''
      const status = code === UNKNOWN_TABLE ? 'unknown' : unreadable ? 'unreadable' : 'lost'
      setNow((before) => ({ ...before, status, unreadable }))
      if (status !== 'lost') return
      timer = window.setTimeout(open, wait)
      wait = Math.min(LONGEST_WAIT_MS, wait * 2)
      if (!wasOpen) void askWhether()
    }

    /** Turned away at the door: perhaps there is no such table, which only a plain request can say. */
    async function askWhether() {
      const isThere = await tableInfo(table).then(
        () => true,
        (error: unknown) => !isNoTable(error),
      )
      if (closed || isThere || seq.current !== null) return
      window.clearTimeout(timer)
      setNow((before) => ({ ...before, status: 'unknown' }))
    }

    // A phone that changed its network keeps a dead socket for minutes unless somebody asks.
    const ping = window.setInterval(() => {
      if (socket.current?.readyState !== WebSocket.OPEN) return
      if (isSilent) {
        lose(0, true)
        return
      }
      isSilent = true
      socket.current.send(JSON.stringify({ type: 'ping', n: 0 } satisfies FromClient))
    }, PING_MS)

    const goneOff = () => {
      lose(0, true)
    }
    const backOn = () => {
      wait = FIRST_WAIT_MS
      if (socket.current?.readyState === WebSocket.OPEN) return
      const stale = socket.current
      open()
      stale?.close()
    }
    window.addEventListener('offline', goneOff)
    window.addEventListener('online', backOn)

    open()
    return () => {
      closed = true
      window.removeEventListener('offline', goneOff)
      window.removeEventListener('online', backOn)
      window.clearTimeout(timer)
      window.clearTimeout(againTimer)
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
