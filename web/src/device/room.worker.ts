// The room next door: one job after the other, so that the table always answers.
import type { FromRoom, ToRoom } from './messages'
import { loadPython } from './python'

interface WebModule {
  answer: (text: string) => string
}

let ready: Promise<WebModule> | null = null

onmessage = ({ data }: MessageEvent<ToRoom>) => {
  if (data.type === 'start') {
    ready = loadPython(data.base, data.files, () => undefined).then(
      (python) => python.pyimport('tablee.local.web') as WebModule,
    )
    return
  }
  const { id, text } = data
  void ready?.then(({ answer }) => {
    postMessage({ id, text: answer(text) } satisfies FromRoom)
  })
}
