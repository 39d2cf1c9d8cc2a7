// Runs a line of Python in the Python of a browser, with the repository at hand; says what it gives and took.
//   node run.mjs REPOSITORY WHEEL CODE
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const [repository, wheel, code] = process.argv.slice(2)
const python = await loadPyodide()
const place = '/lib/python3.14/site-packages'
python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'zip', { extractDir: place })
python.FS.mkdir('/repository')
python.FS.mount(python.FS.filesystems.NODEFS, { root: repository }, '/repository')
python.runPython('import sys; sys.path += ["/repository", "/repository/src"]')
const before = process.cpuUsage()
const result = python.runPython(code)
const { user, system } = process.cpuUsage(before)
// A browser's Python cannot tell CPU time from time.
console.log(JSON.stringify({ result, cpu_s: (user + system) / 1e6 }))
process.exit(0)
