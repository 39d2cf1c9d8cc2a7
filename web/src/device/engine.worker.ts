// The server of this device: Python with its tables, and a room next door for what takes long.
import { change, read, type Record } from './box'
import type { FromEngine, FromRoom, ToEngine, ToRoom } from './messages'
import { loadPython, type EngineFiles } from './python'

/** tablee.local.web.Door */
interface Door {
  start: () => Promise<void>
  ask: (method: string, address: string, body: string, tokens: string) => Promise<string>
  open: (
    socket: number,
    address: string,
    opened: () => void,
    heard: (text: string) => void,
    gone: (code: number) => void,
  ) => void
  say: (socket: number, text: string) => void
  hang_up: (socket: number) => void
  answered: (id: number, text: string) => void
}

interface WebModule {
  Door: (drawer: object, send: (id: number, text: string) => void) => Door
}

const tell = (message: FromEngine) => {
  postMessage(message)
}

let door: Door | null = null
let room: Worker | null = null

const drawer = {
  read: async (prefix: string) => JSON.stringify(await read(prefix)),
  change: async (wish: string) => {
    const [put, drop] = JSON.parse(wish) as [Record[], string[]]
    try {
      await change(put, drop)
      return ''
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  },
}

/** The room is only furnished when somebody first has to think. */
function sendTo(files: EngineFiles, base: string) {
  return (id: number, text: string) => {
    if (!room) {
      room = new Worker(new URL('./room.worker.ts', import.meta.url), { type: 'module' })
      room.onmessage = ({ data }: MessageEvent<FromRoom>) => door?.answered(data.id, data.text)
      room.postMessage({ type: 'start', base, files } satisfies ToRoom)
    }
    room.postMessage({ type: 'job', id, text } satisfies ToRoom)
  }
}

async function start(base: string, files: EngineFiles): Promise<void> {
  const python = await loadPython(base, files, (done, total) => {
    tell({ type: 'loading', done, total })
  })
  tell({ type: 'waking' })
  const { Door } = python.pyimport('tablee.local.web') as WebModule
  door = Door(drawer, sendTo(files, base))
  await door.start()
  tell({ type: 'ready' })
}

async function answer({ id, method, address, body, tokens }: Extract<ToEngine, { type: 'ask' }>): Promise<void> {
  let told = '500 {"code":"internal","text":""}'
  try {
    told = (await door?.ask(method, address, body, tokens)) ?? told
  } catch (error) {
    console.error(error)
  }
  const space = told.indexOf(' ')
  tell({ type: 'answer', id, status: Number(told.slice(0, space)), body: told.slice(space + 1) })
}

onmessage = ({ data }: MessageEvent<ToEngine>) => {
  switch (data.type) {
    case 'start':
      start(data.base, data.files).catch((error: unknown) => {
        tell({ type: 'failed', why: String(error) })
      })
      break
    case 'ask':
      void answer(data)
      break
    case 'open': {
      const { socket } = data
      door?.open(
        socket,
        data.address,
        () => {
          tell({ type: 'opened', socket })
        },
        (text) => {
          tell({ type: 'heard', socket, text })
        },
        (code) => {
          tell({ type: 'gone', socket, code })
        },
      )
      break
    }
    case 'say':
      door?.say(data.socket, data.text)
      break
    case 'hang_up':
      door?.hang_up(data.socket)
  }
}
