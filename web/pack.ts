// Beside each text file of the built page stand its packed forms, which the server hands out as they are.
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
