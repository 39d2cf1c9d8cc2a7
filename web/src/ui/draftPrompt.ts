// What a board asks for once a draft is on it: then the prompt no longer asks for the beginning of it.
import { useEffect } from 'react'
import { createStore } from './createStore'

let words: string | null = null
const { useStored, tell } = createStore()

export const useDraftPrompt = (): string | null => useStored(() => words)

/** Null: the game's own prompt stands. */
export function useTellDraft(now: string | null): void {
  useEffect(() => {
    words = now
    tell()
    return () => {
      words = null
      tell()
    }
  }, [now])
}
