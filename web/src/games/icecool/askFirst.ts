// Whether this browser's player is asked before a flick when the hand lets go: remembered. At first not.
import { createStore, otherTabs } from '../../ui/createStore'

const KEY = 'tablee.icecool.ask'
const { useStored, tell } = createStore(otherTabs)

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export const useAskFirst = (): boolean => useStored(read)

export function setAskFirst(isAsked: boolean): void {
  try {
    localStorage.setItem(KEY, isAsked ? 'yes' : 'no')
  } catch {
    // A browser that keeps nothing does not ask.
  }
  tell()
}
