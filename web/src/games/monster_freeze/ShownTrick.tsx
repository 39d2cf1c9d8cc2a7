// In a replay: the stack that made the trick of this step, with its line.
import type { Language, Recent } from '../board'
import { showingOf, type Deck } from './cards'
import { LINES } from './facts'
import { MissedStack } from './MissedStack'
import { asEvent } from './reading'
import './review.css'
import './shownTrick.css'
import { say, sayLarge, saySeat } from './text'
import type { TrickLaid } from './wire'

export function trickOf(recent: readonly Recent[]): TrickLaid | null {
  const events = recent.flatMap((step) => step.events.map(asEvent))
  return events.findLast((event) => event.type === 'trick') ?? null
}

/** Where its line runs. */
export function placesOf(deck: Deck, { stack, colour }: TrickLaid): number[] {
  const seen = showingOf(deck, stack)
  return [...new Set(LINES.filter((line) => line.every((at) => seen[at] === colour)).flat())]
}

export function ShownTrick({ trick, deck, language }: { trick: TrickLaid; deck: Deck; language: Language }) {
  return (
    <figure className="mf-shown-trick" data-testid="mf-shown-trick">
      <MissedStack deck={deck} stack={trick.stack} places={placesOf(deck, trick)} />
      <figcaption>
        {sayLarge(language, 'shownTrick', {
          seat: saySeat(language, trick.seat),
          colour: say(language, trick.colour),
        })}
      </figcaption>
    </figure>
  )
}
