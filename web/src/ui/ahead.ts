// Fetching what will be needed soon; never for those who have asked to save data.

interface Connection {
  saveData?: boolean
}

/** The browser was told to fetch no more than it must. */
export function isThrifty(): boolean {
  return (navigator as { connection?: Connection }).connection?.saveData === true
}

/** What cannot be had now is asked for again when it is needed. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!isThrifty()) void load().catch(() => undefined)
}

/** Once the page has nothing better to do; returns how to call it off. */
export function fetchWhenIdle(load: () => Promise<unknown>): () => void {
  // Safari has no idle time to give.
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(fetchAhead, 2000, load)
    return () => {
      globalThis.clearTimeout(timer)
    }
  }
  const wish = window.requestIdleCallback(() => {
    fetchAhead(load)
  })
  return () => {
    window.cancelIdleCallback(wish)
  }
}
