// A phone, or a window as narrow as one: drawers come from below there.
import { useSyncExternalStore } from 'react'

const narrow = window.matchMedia('(max-width: 799px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => {
    narrow.removeEventListener('change', listener)
  }
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow.matches)
}
