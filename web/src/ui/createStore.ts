// What lives outside of React, and whom to tell when it changes.
import { useSyncExternalStore } from 'react'

type Tell = () => void
/** Something of the browser's own that may change it, too; returns what stops listening. */
type Outside = (tell: Tell) => () => void

export function makeListeners(outside?: Outside) {
  const listeners = new Set<Tell>()
  function subscribe(listener: Tell) {
    listeners.add(listener)
    const stop = outside?.(listener)
    return () => {
      listeners.delete(listener)
      stop?.()
    }
  }
  function tell() {
    for (const listener of listeners) listener()
  }
  return { subscribe, tell }
}

/** A hook that reads (the same value while nothing changes), and what tells everybody to read again. */
export function createStore(outside?: Outside) {
  const { subscribe, tell } = makeListeners(outside)
  return { useStored: <T>(read: () => T): T => useSyncExternalStore(subscribe, read), tell }
}

/** Whatever another tab writes into the storage of the browser. */
export const otherTabs: Outside = (tell) => {
  window.addEventListener('storage', tell)
  return () => {
    window.removeEventListener('storage', tell)
  }
}

/** Time that passes. */
export const every =
  (ms: number): Outside =>
  (tell) => {
    const timer = window.setInterval(tell, ms)
    return () => {
      window.clearInterval(timer)
    }
  }
