// The engine of this device as the page has it: started once, asked like a server, listened to like one.
import type { GameInfo } from '../net/api'
import type { OpenLink } from '../net/link'
import { createStore } from '../ui/createStore'
import type { ToClient } from '../wire'
import { keeperIsThere } from './keeper'
import type { FromEngine, ToEngine } from './messages'
import type { EngineFiles } from './python'

export type DeviceState =
  | { phase: 'off' | 'waking' | 'ready' }
  | { phase: 'loading'; done: number; total: number }
  /** `taken`: another tab plays here. */
  | { phase: 'failed'; why: 'network' | 'taken' | 'broken' }

const { useStored, tell } = createStore()
let state: DeviceState = { phase: 'off' }
let starting: Promise<Worker> | null = null

export const useDevice = () => useStored(() => state)

function become(now: DeviceState) {
  state = now
  tell()
}

/** The folder of the engine's files. */
const folder = () => new URL('engine/', new URL(import.meta.env.BASE_URL, location.href)).href

class Refused extends Error {
  constructor(readonly why: 'network' | 'taken' | 'broken') {
    super(why)
  }
}

/** The engine's worker, started if need be. */
export function device(): Promise<Worker> {
  starting ??= start().catch((error: unknown) => {
    starting = null
    become({ phase: 'failed', why: error instanceof Refused ? error.why : 'broken' })
    throw error
  })
  return starting
}

async function listed<T>(name: string): Promise<T> {
  const answer = await fetch(folder() + name).catch(() => null)
  if (!answer?.ok) throw new Refused('network')
  return (await answer.json()) as T
}

/** What can be played here, known before anything is started. */
export const gamesHere = () => listed<GameInfo[]>('games.json')

async function start(): Promise<Worker> {
  become({ phase: 'loading', done: 0, total: 0 })
  await takeTurn()
  await keeperIsThere()
  const files = await listed<EngineFiles>('engine.json')
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  await new Promise<void>((resolve, reject) => {
    worker.onerror = () => {
      reject(new Refused('broken'))
    }
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.type === 'loading') become({ phase: 'loading', done: data.done, total: data.total })
      else if (data.type === 'waking') become({ phase: 'waking' })
      else if (data.type === 'ready') resolve()
      else if (data.type === 'failed') {
        console.error(data.why)
        reject(new Refused(data.why.includes('fetch') ? 'network' : 'broken'))
      }
    }
    worker.postMessage({ type: 'start', base: `${folder()}${files.version}/`, files } satisfies ToEngine)
  }).catch((error: unknown) => {
    worker.terminate()
    throw error
  })
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
    hear(data)
  }
  // Whoever plays here for weeks should not lose it to a tidy browser.
  void (navigator as Partial<Navigator>).storage?.persist()
  become({ phase: 'ready' })
  return worker
}

/** One tab at a time writes here; the turn is kept until the tab is closed. */
async function takeTurn(): Promise<void> {
  // Not there over plain http in a local network.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return
  await new Promise<void>((resolve, reject) => {
    void locks.request('tablee.device', { ifAvailable: true }, (lock) => {
      if (!lock) {
        reject(new Refused('taken'))
        return undefined
      }
      resolve()
      return new Promise(() => undefined)
    })
  })
}

interface Socket {
  opened: () => void
  heard: (message: ToClient) => void
  gone: (code: number) => void
  isOpen: boolean
}

let numbers = 0
const asked = new Map<number, (answer: { status: number; body: string }) => void>()
const sockets = new Map<number, Socket>()

function hear(message: FromEngine) {
  if (message.type === 'answer') {
    asked.get(message.id)?.(message)
    asked.delete(message.id)
  } else if ('socket' in message) {
    const socket = sockets.get(message.socket)
    if (!socket) return
    if (message.type === 'opened') {
      socket.isOpen = true
      socket.opened()
    } else if (message.type === 'heard') {
      for (const line of message.text.split('\n')) socket.heard(JSON.parse(line) as ToClient)
    } else {
      sockets.delete(message.socket)
      socket.gone(message.code)
    }
  }
}

/** A request, as the server would get it. */
export async function askDevice(
  address: string,
  body?: string,
  tokens = '',
): Promise<{ status: number; body: string }> {
  const worker = await device()
  const id = ++numbers
  return new Promise((resolve) => {
    asked.set(id, resolve)
    const method = body === undefined ? 'GET' : 'POST'
    worker.postMessage({ type: 'ask', id, method, address, body: body ?? '', tokens } satisfies ToEngine)
  })
}

/** A link to a table of this device. */
export function deviceLinkTo(table: string): OpenLink {
  return ({ opened, heard, gone }) => {
    const id = ++numbers
    const socket: Socket = { opened, heard, gone, isOpen: false }
    sockets.set(id, socket)
    const tellEngine = (message: ToEngine) => {
      void device().then((worker) => {
        worker.postMessage(message)
      })
    }
    device().then(
      (worker) => {
        if (!sockets.has(id)) return
        worker.postMessage({ type: 'open', socket: id, address: `/api/tables/${table}/play` } satisfies ToEngine)
      },
      () => {
        sockets.delete(id)
        gone(0)
      },
    )
    return {
      isOpen: () => socket.isOpen && sockets.has(id),
      send: (message) => {
        tellEngine({ type: 'say', socket: id, text: JSON.stringify(message) })
      },
      close: () => {
        if (!sockets.delete(id)) return
        if (state.phase === 'ready') tellEngine({ type: 'hang_up', socket: id })
      },
    }
  }
}
