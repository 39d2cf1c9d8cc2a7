// How much room there is: on a phone drawers come from below; on a large screen the story stands open.
import { createStore } from './createStore'

/** Held upright. On its side a phone has no height to give away, and is laid out as a wide screen. */
export const NARROW = '(max-width: 599px), (max-width: 799px) and (min-height: 521px)'

function makeUse(query: string): () => boolean {
  const media = window.matchMedia(query)
  const { useStored } = createStore((tell) => {
    media.addEventListener('change', tell)
    return () => {
      media.removeEventListener('change', tell)
    }
  })
  return function useMedia() {
    return useStored(() => media.matches)
  }
}

export const useIsNarrow = makeUse(NARROW)
export const useIsWide = makeUse('(min-width: 1200px)')
