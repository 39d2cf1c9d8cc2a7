// How each cocoon looks in a moment of the story.
import { angleOf, facing } from './geometry'
import { cocoonOf, numberOf, type Direction, type Guardian, type Label } from './pieces'
import type { Scene } from './playback'

export interface Look {
  picture: Guardian | null
  arriving: Guardian | null
  isPaid: boolean
  verdict: 'right' | 'wrong' | null
  spin: number
}

/** The least turn after which a side looks straight at the viewer. */
export function spinOf(mark: Direction, corner: number): number {
  const turn = (((facing(mark) + angleOf(corner)) % 360) + 360) % 360
  return turn > 180 ? 360 - turn : -turn
}

export function lookOf({ view, event }: Scene, label: Label, corner: number): Look {
  const number = numberOf(label)
  const cocoon = cocoonOf(view, label)
  const { truth } = view
  const isTarget =
    (event?.type === 'guardian_placed' && event.cocoon === label) ||
    (event?.type === 'corrected' && event.target === label)
  return {
    picture: truth?.identities[number] ?? view.sees[number] ?? null,
    arriving: isTarget ? event.guardian : null,
    isPaid: event?.type === 'slid' && event.cocoon === label && event.cost > 0,
    verdict: truth ? (truth.wrong.includes(label) ? 'wrong' : 'right') : null,
    spin: truth ? spinOf(cocoon.mark, corner) : 0,
  }
}
