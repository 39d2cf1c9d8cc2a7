// What has just happened, for those who listen: told at once, while the board still plays it.
import { memo } from 'react'
import type { Language, Step } from '../board'
import { asEvent } from './reading'
import { tell } from './talk'
import type { Event, View } from './wire'

const TOLD: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'die_rolled',
  'stepped',
  'stopped',
  'lock_opened',
  'lock_placed',
  'portion_taken',
  'ghost_appeared',
  'ghost_moved',
  'ghost_gone',
  'ghosts_slept',
  'caught',
  'lantern_used',
  'prison_dice',
  'freed',
  'card_drawn',
  'passed',
  'round_began',
  'game_ended',
])

/** Of a walk only its end is told. */
function isWorthIt(event: Event, next: Event | undefined): boolean {
  return TOLD.has(event.type) && !(event.type === 'stepped' && next?.type === 'stepped')
}

export const News = memo(function News({
  view,
  step,
  language,
}: {
  view: View
  step: Step | null
  language: Language
}) {
  const events = (step?.events ?? []).map(asEvent)
  const words = events
    .filter((event, at) => isWorthIt(event, events[at + 1]))
    .map((event) => tell(view, event, language))
  return (
    <p className="hidden" aria-live="polite">
      {words.join(' ')}
    </p>
  )
})
