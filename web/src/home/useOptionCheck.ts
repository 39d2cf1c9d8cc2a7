// What the server says of the options while they are being chosen.
import { useEffect, useState } from 'react'
import type { OptionVerdict } from '../games/board'
import { checkOptions, type ChosenOptions, type OptionRefusal } from '../net/api'

/** Whoever clicks quickly is asked about once. */
const PAUSE_MS = 150
const RETRY_MS = 2500

interface Answer {
  options: ChosenOptions
  seats: number
  refusal: OptionRefusal | null
  hasFailed: boolean
}

export function useOptionCheck(game: string, seats: number, options: ChosenOptions, isWanted: boolean): OptionVerdict {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    let timer = window.setTimeout(look, PAUSE_MS)
    function look() {
      checkOptions(game, seats, options).then(
        (refusal) => {
          if (!isLeft) setAnswer({ options, seats, refusal, hasFailed: false })
        },
        () => {
          if (isLeft) return
          setAnswer({ options, seats, refusal: null, hasFailed: true })
          timer = window.setTimeout(look, RETRY_MS)
        },
      )
    }
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [game, seats, options, isWanted])

  const isFresh = answer !== null && answer.options === options && answer.seats === seats
  return {
    refusal: answer?.refusal ?? null,
    isChecking: isWanted && !isFresh,
    hasFailed: isFresh && answer.hasFailed,
  }
}
