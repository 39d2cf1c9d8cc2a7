// What the player wants to see of the hints; being hidden is remembered, the rest lasts a phase.
import { useState } from 'react'
import type { View } from './wire'

const KEY = 'cortexcape-hints'

export interface HintSwitches {
  hidden: boolean
  hide: (hidden: boolean) => void
  /** One cheapest way is shown. */
  ghost: boolean
  toggleGhost: () => void
  /** The last round is shown instead of the board. */
  back: boolean
  toggleBack: () => void
}

export function useHintSwitches(view: View): HintSwitches {
  const moment = `${view.round}${view.phase}`
  const [hidden, setHidden] = useState(() => localStorage.getItem(KEY) === 'hidden')
  const [ghost, setGhost] = useState('')
  const [back, setBack] = useState('')
  const learning = view.table.assist === 'learning'
  return {
    hidden: learning && hidden,
    hide: (wanted) => {
      localStorage.setItem(KEY, wanted ? 'hidden' : 'shown')
      setHidden(wanted)
    },
    ghost: ghost === moment,
    toggleGhost: () => {
      setGhost(ghost === moment ? '' : moment)
    },
    back: back === moment && !hidden,
    toggleBack: () => {
      setBack(back === moment ? '' : moment)
    },
  }
}
