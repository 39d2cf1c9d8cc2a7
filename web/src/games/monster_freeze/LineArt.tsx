// Small cards beside a line of the story: what was given and taken, and what a trick showed.
import { CardFace } from './CardFace'
import './cards.css'
import { deckOf, seenOf, type Deck } from './cards'
import './lineArt.css'
import { asEvent, asView } from './reading'
import type { Event, Placement } from './wire'

function stacksOf(event: Event): readonly (readonly Placement[])[] {
  const lying = (card: string): Placement[] => [[card, 'front', 0]]
  switch (event.type) {
    case 'swapped':
      return [lying(event.given), lying(event.taken)]
    case 'refreshed':
      return [lying(event.old), lying(event.new)]
    case 'trick':
      return [event.stack]
    default:
      return []
  }
}

function SmallStack({ deck, stack }: { deck: Deck; stack: readonly Placement[] }) {
  return (
    <span className="mf-line-card">
      {stack.map((placement) => (
        <CardFace key={placement[0]} cells={seenOf(deck, placement)} side={placement[1]} rot={placement[2]} />
      ))}
    </span>
  )
}

export function LineArt({ view, events }: { view: unknown; events: readonly unknown[] }) {
  const deck = deckOf(asView(view).table.deck)
  const told = events.map(asEvent).map(stacksOf)
  if (told.every((stacks) => stacks.length === 0)) return null
  return (
    <span className="mf-line-art" aria-hidden="true">
      {told.map((stacks, at) => (
        <span key={at}>
          {stacks.map((stack, number) => (
            <span key={number}>
              {number > 0 && '→'}
              <SmallStack deck={deck} stack={stack} />
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
