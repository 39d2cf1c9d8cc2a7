// Whether the team's plan is shown: a help that each screen may put away.
import { createStore, otherTabs } from '../../ui/createStore'
import type { Hints, Target } from './wire'

const KEY = 'tablee.coolock.errands'
const { useStored, tell } = createStore(otherTabs)
const isWanted = () => localStorage.getItem(KEY) !== 'off'

export interface Errands {
  /** There is a plan to be shown. */
  canShow: boolean
  isOn: boolean
  /** By seat, the next one first; null while they are put away. */
  shown: readonly (readonly Target[])[] | null
  turn: () => void
}

export function useErrands(hints: Hints | null): Errands {
  const isOn = useStored(isWanted)
  return {
    canShow: hints !== null,
    isOn,
    shown: isOn && hints ? hints.targets : null,
    turn: () => {
      localStorage.setItem(KEY, isOn ? 'off' : 'on')
      tell()
    },
  }
}
