// A stack as small cards: the three side by side, bottom to top, and below what they show together.
import { CardFace } from './CardFace'
import { seenOf, type Deck } from './cards'
import type { Placement } from './wire'

interface Props {
  deck: Deck
  /** Bottom to top. */
  stack: readonly Placement[]
  /** Where its line runs; none: it shows no line. */
  places: readonly number[]
}

export function MissedStack({ deck, stack, places }: Props) {
  const faces = stack.map((placement) => {
    const [card, side, rot] = placement
    return <CardFace key={card} cells={seenOf(deck, placement)} side={side} rot={rot} />
  })
  return (
    <span className="mf-missed">
      <span className="mf-missed-cards">{faces}</span>
      <span className="mf-missed-stack">
        {faces}
        <span className="mf-missed-line">
          {places.map((at) => (
            <i key={at} style={{ gridArea: `${Math.floor(at / 3) + 1} / ${(at % 3) + 1}` }} />
          ))}
        </span>
      </span>
    </span>
  )
}
