// A proposal to open all cocoons that was refused or withdrawn: who did, and who may ask again when.
import { useState } from 'react'
import { sayList } from '../../ui/sayList'
import type { Language, Step } from '../board'
import type { View } from './pieces'
import { say, saySeat } from './text'

/** Who refused last, of what this page was told; null when it was not told. */
export function useRefuser(step: Step | null): number | null {
  const [last, setLast] = useState<{ step: Step | null; seat: number | null }>({ step: null, seat: null })
  if (step === last.step) return last.seat
  const seat = refuserIn(step) ?? last.seat
  setLast({ step, seat })
  return seat
}

export function refuserIn(step: Step | null): number | null {
  const events = (step?.events ?? []) as { type?: string; seat?: number }[]
  return events.findLast(({ type }) => type === 'end_refused')?.seat ?? null
}

/** In the reader's person. */
export function sayRefusedVote(view: View, seat: number | null, by: number | null, language: Language): string {
  const { refused } = view
  const isOurs = seat !== null && refused.length === 1 && refused.includes(seat)
  const names = sayList(
    refused.map((each) => saySeat(language, each)),
    language,
  )
  const again = isOurs ? say(language, 'voteAgainYou') : say(language, 'voteAgain', { names })
  if (by === null) return `${say(language, 'voteRefused')} ${again}`
  // Only who had proposed it can have taken it back, and may not ask again in this turn.
  const isWithdrawn = refused.includes(by)
  const keys = isWithdrawn ? (['voteBack', 'voteBackYou'] as const) : (['voteWait', 'voteWaitYou'] as const)
  const who = by === seat ? say(language, keys[1]) : say(language, keys[0], { seat: saySeat(language, by) })
  return `${who} ${again}`
}
