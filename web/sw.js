// Keeps the page for when there is no network. The page itself is kept at once; the engine of a device
// only once somebody has asked for it. What a server says is never kept.
const VERSION = '__VERSION__'
const FILES = __FILES__
const PAGE = `tablee-page-${VERSION}`
const ENGINE = 'tablee-engine'
const HOME = new URL('./', self.location.href)
const KEPT = new Set(FILES.map((name) => new URL(name, HOME).href))

self.addEventListener('install', (event) => {
  // Past the browser's own cache for what has no digest in its name.
  const asked = FILES.map(
    (name) => new Request(new URL(name, HOME), name.startsWith('assets/') ? {} : { cache: 'reload' }),
  )
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(asked)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('tablee-page-') && name !== PAGE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

// Only when somebody has agreed: a page in use keeps the files that it was loaded with.
self.addEventListener('message', (event) => {
  if (event.data === 'renew') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== HOME.origin || !address.pathname.startsWith(HOME.pathname)) return
  const name = address.pathname.slice(HOME.pathname.length)
  if (name.startsWith('api/') || name.startsWith('games/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (name === 'engine/engine.json' || name === 'engine/games.json') event.respondWith(newest(request))
  else if (name.startsWith('engine/')) event.respondWith(engine(request, name))
  else if (KEPT.has(address.origin + address.pathname)) event.respondWith(kept(request))
})

/** Whatever the place is called, it is the same page. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await (await caches.open(PAGE)).match(new URL('index.html', HOME))
    if (found) return found
    throw error
  }
}

async function kept(request) {
  return (await (await caches.open(PAGE)).match(request, { ignoreSearch: true })) ?? fetch(request)
}

/** From the network while there is one, so that a newer engine is found. */
async function newest(request) {
  const cache = await caches.open(ENGINE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(request)
    if (found) return found
    throw error
  }
}

/** Files of the engine lie in a folder of their version: those of others are no longer needed. */
async function engine(request, name) {
  const cache = await caches.open(ENGINE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    const folder = name.split('/').slice(0, 2).join('/')
    for (const old of await cache.keys()) {
      const path = new URL(old.url).pathname.slice(HOME.pathname.length)
      if (!path.endsWith('.json') && !path.startsWith(folder)) await cache.delete(old)
    }
    await cache.put(request, answer.clone())
  }
  return answer
}
