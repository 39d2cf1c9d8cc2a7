// How much room there is: on a phone drawers come from below; on a large screen the story stands open.
import { createStore } from './createStore'

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

export const useIsNarrow = makeUse('(max-width: 799px)')
export const useIsWide = makeUse('(min-width: 1500px)')
