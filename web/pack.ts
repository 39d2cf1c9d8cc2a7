// Beside each text file of the built page stand its packed forms, which the server hands out as they are;
// and the worker that keeps the page for later knows all its files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(css|html|js|svg|wasm)$/

export function pack(): Plugin {
  let folder = ''
  return {
    name: 'pack',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    // Once everything is written: other plugins change the files until the very end.
    closeBundle() {
      writeKeeper(folder)
      for (const name of readdirSync(folder, { recursive: true })) {
        const file = join(folder, name)
        if (!TEXTS.test(name) || !statSync(file).isFile()) continue
        const content = readFileSync(file)
        // Its default is the highest quality.
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** What is not asked for by the page itself. */
const ASIDE = /^(sw\.js|manifest\.json|\.vite|engine)/

function writeKeeper(folder: string) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'))
  const files = names.filter((name) => !ASIDE.test(name) && statSync(join(folder, name)).isFile()).sort()
  const digest = createHash('sha256')
  for (const name of files) digest.update(name).update(readFileSync(join(folder, name)))
  const keeper = new TextDecoder().decode(readFileSync('sw.js'))
  const written = keeper
    .replace('__VERSION__', digest.digest('hex').slice(0, 12))
    .replace('__FILES__', JSON.stringify(files))
  writeFileSync(join(folder, 'sw.js'), new TextEncoder().encode(written))
}
