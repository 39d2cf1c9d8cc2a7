// Python in a worker: the same files that the page was built with, one after the other, with what is
// still on its way told in bytes.
export interface EngineFiles {
  version: string
  files: Record<string, { bytes: number; packed: number }>
}

export type Told = (done: number, total: number) => void

interface Python {
  unpackArchive: (archive: ArrayBuffer, format: 'zip', options: { extractDir: string }) => void
  pyimport: (name: string) => unknown
}

type LoadPyodide = (options: { indexURL: string; stdLibURL: string; lockFileURL: string }) => Promise<Python>

const PLACE = '/lib/python3.14/site-packages'

/** A file whole; `told` hears how many bytes came since the last time. */
async function fetched(address: string, told: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${address}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    told(value.byteLength)
  }
  return new Blob(parts).arrayBuffer()
}

/** `base` is the folder of the engine's files, with a slash. */
export async function loadPython(base: string, { files }: EngineFiles, told: Told): Promise<Python> {
  const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const count = (bytes: number) => {
    done += bytes
    told(done, total)
  }
  // All at once, so that the line is used; Pyodide then finds its own in the cache.
  const [ours] = await Promise.all(
    ['tablee.zip', ...Object.keys(files).filter((name) => name !== 'tablee.zip')].map((name) =>
      fetched(base + name, count),
    ),
  )
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: LoadPyodide }
  const python = await loadPyodide({
    indexURL: base,
    stdLibURL: `${base}library.zip`,
    lockFileURL: `${base}pyodide-lock.json`,
  })
  if (!ours) throw new Error('no engine')
  python.unpackArchive(ours, 'zip', { extractDir: PLACE })
  return python
}
