// One way to a table. A line asks for nothing else, so what stands behind a link is its own affair.
import { deviceLinkTo } from '../device/device'
import { isHere } from '../device/place'
import type { FromClient, ToClient } from '../wire'

export interface Link {
  /** Whether what is sent now arrives. */
  isOpen: () => boolean
  send: (message: FromClient) => void
  /** Nothing is reported any more. */
  close: () => void
}

/** What a link reports, until it is closed. */
export interface LinkReports {
  opened: () => void
  heard: (message: ToClient) => void
  /** It is gone by itself; the code is that of a closed socket, 0 when there is none. */
  gone: (code: number) => void
}

export type OpenLink = (reports: LinkReports) => Link

/** Wherever the table is. */
export function linkTo(table: string): OpenLink {
  return isHere(table) ? deviceLinkTo(table) : socketTo(table)
}

/** A link to the server that the page comes from. */
function socketTo(table: string): OpenLink {
  return ({ opened, heard, gone }) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`)
    socket.onopen = opened
    socket.onmessage = (event: MessageEvent<string>) => {
      // What waited together comes together.
      for (const line of event.data.split('\n')) heard(JSON.parse(line) as ToClient)
    }
    socket.onclose = (event) => {
      gone(event.code)
    }
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: (message) => {
        socket.send(JSON.stringify(message))
      },
      close: () => {
        socket.onopen = socket.onmessage = socket.onclose = null
        socket.close()
      },
    }
  }
}
