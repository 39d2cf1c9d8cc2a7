// How much room there is: on a phone drawers come from below; on a large screen the story stands open.
import { useSyncExternalStore } from 'react'

function makeUse(query: string): () => boolean {
  const media = window.matchMedia(query)
  function subscribe(listener: () => void) {
    media.addEventListener('change', listener)
    return () => {
      media.removeEventListener('change', listener)
    }
  }
  return function useMedia() {
    return useSyncExternalStore(subscribe, () => media.matches)
  }
}

export const useIsNarrow = makeUse('(max-width: 799px)')
export const useIsWide = makeUse('(min-width: 1500px)')
