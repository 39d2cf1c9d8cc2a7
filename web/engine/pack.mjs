// Packs the engine of a device: runs pack.py in the very Python that will read what it writes.
//   node pack.mjs SOURCES WHEEL SITE_PACKAGES OUT
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [sources, wheel, site, out] = process.argv.slice(2)
const here = dirname(fileURLToPath(import.meta.url))
const runtime = dirname(fileURLToPath(import.meta.resolve('pyodide')))
const bytes = (file) => new Uint8Array(readFileSync(file))

const python = await loadPyodide()
for (const [place, folder] of Object.entries({ '/sources': sources, '/site': site, '/runtime': runtime })) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place)
}
python.FS.writeFile('/msgspec.whl', bytes(wheel))
python.runPython(readFileSync(join(here, 'pack.py'), 'utf8'))

// What it can play is known before anybody starts it.
python.unpackArchive(python.FS.readFile('/tablee.zip'), 'zip', { extractDir: '/lib/python3.14/site-packages' })
const games = python.runPython('from tablee.local.shelf import shelf; shelf()')

const contents = {
  'library.zip': python.FS.readFile('/library.zip'),
  'tablee.zip': python.FS.readFile('/tablee.zip'),
  'pyodide.mjs': bytes(join(runtime, 'pyodide.mjs')),
  'pyodide.asm.mjs': bytes(join(runtime, 'pyodide.asm.mjs')),
  'pyodide.asm.wasm': bytes(join(runtime, 'pyodide.asm.wasm')),
  'pyodide-lock.json': new TextEncoder().encode(lockFile()),
}
const digest = createHash('sha256')
for (const content of Object.values(contents)) digest.update(content)
const version = digest.digest('hex').slice(0, 12)

rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, version), { recursive: true })
const files = {}
for (const [name, content] of Object.entries(contents)) {
  const file = join(out, version, name)
  // The highest quality takes a minute more and saves a twentieth.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const packed = brotliCompressSync(content, { params })
  // Whoever cannot read that is in the same house, where bytes cost little.
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, packed)
  files[name] = { bytes: content.length, packed: packed.length }
}
writeFileSync(join(out, 'engine.json'), JSON.stringify({ version, files }))
writeFileSync(join(out, 'games.json'), games)
const sum = Object.values(files).reduce((all, { packed }) => all + packed, 0)
console.log(`the engine ${version}: ${(sum / 1e6).toFixed(2)} MB packed`)
process.exit(0)

/** Pyodide's list of packages, without packages: none of them is ever asked for. */
function lockFile() {
  const lock = JSON.parse(readFileSync(join(runtime, 'pyodide-lock.json'), 'utf8'))
  return JSON.stringify({ ...lock, packages: {} })
}
