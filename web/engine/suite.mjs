// Runs tests in the Python of a browser, here in Node: what holds there holds on a device.
//   node suite.mjs REPOSITORY WHEEL SITE_PACKAGES [pytest's arguments]
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const [repository, wheel, site, ...told] = process.argv.slice(2)
const python = await loadPyodide({ env: { HOME: '/home', PYTHONDONTWRITEBYTECODE: '1' } })
python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'zip', { extractDir: '/lib/python3.14/site-packages' })
for (const [place, folder] of Object.entries({ '/repository': repository, '/site': site })) {
  python.FS.mkdir(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place)
}
python.globals.set('told', python.toPy(told))
const code = await python.runPythonAsync(`
import os, sys
# Our wheel of msgspec first, then the pure packages of this machine.
sys.path += ["/repository/src", "/repository", "/repository/tests/support", "/site"]
os.chdir("/repository")
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest",
    "-W", "ignore::DeprecationWarning", "-o", "faulthandler_timeout=0", "-q", *told]))
`)
process.exit(code)
