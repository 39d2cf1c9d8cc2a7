// One card of one's hand: tap, drag or press its keys; below it the same as buttons.
import { memo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { Language } from '../board'
import { seenOf, type Deck } from './cards'
import { placeKey, say, sayCells, sayLarge } from './text'
import { TurningCard } from './TurningCard'
import type { Placement } from './wire'

/** Two taps within this time mean turning over. */
const DOUBLE_MS = 240

export interface CardGestures {
  turn: (card: string) => void
  flip: (card: string) => void
  flipAfterTurn: (card: string) => void
  /** By so many places towards the top. */
  shift: (card: string, by: number) => void
  swap: (card: string) => void
  claim: () => void
  drag: (event: PointerEvent<HTMLElement>, card: string) => void
  /** A key was used: whoever does not see it hears what the stack shows now. */
  tell: (what: 'saidTurned' | 'saidFlipped' | 'saidMoved') => void
}

interface Props {
  placement: Placement
  index: number
  deck: Deck
  gestures: CardGestures
  isSwapOpen: boolean
  language: Language
  motion: boolean
}

const DRAWN = {
  turn: 'M19 12a7 7 0 1 1-2.300-5.200M19 3v4.500h-4.500',
  flip: 'M12 3v18M9 6 4 8v8l5 2zM15 6l5 2v8l-5 2z',
  swap: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
}

export const HandCard = memo(function HandCard({
  placement,
  index,
  deck,
  gestures,
  isSwapOpen,
  language,
  motion,
}: Props) {
  const [card, side, rot] = placement
  const tapped_ms = useRef(0)
  const place = say(language, placeKey(index))

  function tap(event: MouseEvent) {
    const isSecond = event.detail > 0 && event.timeStamp - tapped_ms.current < DOUBLE_MS
    tapped_ms.current = isSecond ? 0 : event.timeStamp
    if (isSecond) gestures.flipAfterTurn(card)
    else gestures.turn(card)
    if (event.detail === 0) gestures.tell('saidTurned')
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const keys: Record<string, () => void> = {
      arrowleft: () => {
        gestures.shift(card, -1)
        gestures.tell('saidMoved')
      },
      arrowright: () => {
        gestures.shift(card, 1)
        gestures.tell('saidMoved')
      },
      r: () => {
        gestures.turn(card)
        gestures.tell('saidTurned')
      },
      f: () => {
        gestures.flip(card)
        gestures.tell('saidFlipped')
      },
      s: () => {
        gestures.swap(card)
      },
      enter: () => {
        if (!event.repeat) gestures.claim()
      },
    }
    const answer = keys[event.key.toLowerCase()]
    if (!answer) return
    event.preventDefault()
    answer()
  }

  const button = (what: 'turn' | 'flip' | 'swap', words: string, isDisabled = false) => (
    <button
      type="button"
      className={`mf-do mf-do-${what}`}
      aria-label={words}
      title={words}
      disabled={isDisabled}
      onClick={() => {
        gestures[what](card)
      }}
    >
      <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={DRAWN[what]} />
      </svg>
      <span>{say(language, what)}</span>
    </button>
  )

  return (
    <li className="mf-slot" data-mf-slot={index}>
      <button
        type="button"
        className="mf-handle"
        data-mf-handle={card}
        aria-label={sayLarge(language, 'cardShows', {
          place,
          side: say(language, side),
          rows: sayCells(language, seenOf(deck, placement), 'hole'),
        })}
        aria-description={say(language, 'cardKeys')}
        onPointerDown={(event) => {
          if (event.button === 0) gestures.drag(event, card)
        }}
        onClick={tap}
        onKeyDown={press}
      >
        <TurningCard deck={deck} card={card} side={side} rot={rot} motion={motion} />
      </button>
      <span className="mf-place" aria-hidden="true">
        <i className={`mf-layer mf-layer-${index}`} />
        {place}
      </span>
      <div className="mf-dos">
        {button('turn', say(language, 'turnCard', { place }))}
        {button('flip', say(language, 'flipCard', { place }))}
        {button('swap', say(language, 'swapCard', { place }), !isSwapOpen)}
      </div>
    </li>
  )
})
