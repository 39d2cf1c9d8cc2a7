// The worker that keeps the page for when there is no network, and the word that a newer one is here.
import { createStore } from '../ui/createStore'

const { useStored, tell } = createStore()
let waiting: ServiceWorker | null = null

/** A newer page that waits until somebody wants it. */
export const useNewerPage = () => useStored(() => waiting)

/** Once the page has all that it needs itself. */
export function keepPage(): void {
  // Not there over plain http in a local network, nor where a browser keeps nothing.
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers || !import.meta.env.PROD) return
  const begin = () => {
    const home = new URL(import.meta.env.BASE_URL, location.href)
    workers.register(new URL('sw.js', home), { scope: home.pathname }).then(watch, () => undefined)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin)
}

/** There is none where the browser is told to keep nothing. */
function watch(registration: ServiceWorkerRegistration | undefined) {
  if (!registration) return
  const look = () => {
    // The first one of all replaces nothing.
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    waiting = registration.waiting
    tell()
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
}

/** The newer page takes over, and this one is loaded anew. */
export function renewPage(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    location.reload()
  })
  waiting?.postMessage('renew')
}

const LONGEST_WAIT_MS = 5000

/** Until what is loaded now is kept for later, too; no longer than it is worth. */
export async function keeperIsThere(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker
  if (!workers || !import.meta.env.PROD || workers.controller) return
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener(
      'controllerchange',
      () => {
        resolve()
      },
      { once: true },
    )
  })
  await Promise.race([taken, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
