// One's three cards side by side, bottom to top; cards that change places fly there.
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import type { Language } from '../board'
import { comeHome, dragCard } from './dragCard'
import { flyFrom } from './flying'
import { HandCard, type CardGestures } from './HandCard'
import type { Deck } from './cards'
import { say } from './text'
import type { Workbench } from './useArrangement'
import type { Swapping } from './useSwap'

const MOVE_MS = 200

interface Focus {
  slot: string
  /** The class that tells a slot's controls apart. */
  control: string
}

function focusOf(element: Element | null): Focus | null {
  const slot = element?.closest<HTMLElement>('[data-mf-slot]')?.dataset.mfSlot
  const control = element && [...element.classList].at(-1)
  return slot !== undefined && control ? { slot, control } : null
}

interface Props {
  bench: Workbench
  deck: Deck
  root: RefObject<HTMLElement | null>
  swapping: Swapping
  claim: () => void
  tell: CardGestures['tell']
  language: Language
  motion: boolean
}

export function Hand({ bench, deck, root, swapping, claim, tell, language, motion }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const left = useRef(new Map<string, DOMRect>())
  const focused = useRef<Focus | null>(null)
  const latest = useRef({ bench, swapping, claim, tell })
  const order = bench.lying.map(([card]) => card).join(' ')

  useLayoutEffect(() => {
    latest.current = { bench, swapping, claim, tell }
  })

  useLayoutEffect(() => {
    for (const [card, spot] of left.current) {
      const handle = list.current?.querySelector(`[data-mf-handle="${card}"]`)
      if (handle && motion) flyFrom(handle, spot, MOVE_MS)
    }
    left.current.clear()
    // When the focused card has gone to the centre, whatever took its place has the focus.
    if (focused.current && document.activeElement === document.body) {
      const { slot, control } = focused.current
      list.current?.querySelector<HTMLElement>(`[data-mf-slot="${slot}"] .${control}`)?.focus({ preventScroll: true })
    } else if (list.current?.contains(document.activeElement)) {
      focused.current = focusOf(document.activeElement)
    }
  }, [order, motion])

  // The same object for good: a card is drawn anew only when it lies differently.
  const gestures = useMemo((): CardGestures => {
    const handles = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-mf-handle]') ?? [])]
    const handleOf = (card: string) => handles().find((each) => each.dataset.mfHandle === card)
    const move = (card: string, to: number) => {
      for (const each of handles()) left.current.set(each.dataset.mfHandle ?? '', each.getBoundingClientRect())
      handleOf(card)?.style.removeProperty('transform')
      latest.current.bench.move(card, to)
    }
    const swap = (card: string) => {
      const handle = handleOf(card)
      if (!latest.current.swapping.swap(card) && handle) comeHome(handle, motion)
    }
    return {
      turn: (card) => {
        latest.current.bench.turn(card)
      },
      flip: (card) => {
        latest.current.bench.flip(card)
      },
      flipAfterTurn: (card) => {
        latest.current.bench.flipAfterTurn(card)
      },
      shift: (card, by) => {
        const to = latest.current.bench.lying.findIndex(([id]) => id === card) + by
        if (to >= 0 && to < latest.current.bench.lying.length) move(card, to)
      },
      swap,
      claim: () => {
        latest.current.claim()
      },
      tell: (what) => {
        latest.current.tell(what)
      },
      drag: (event, card) => {
        const handle = handleOf(card)
        if (!handle || !root.current || latest.current.swapping.card !== null) return
        dragCard(event.nativeEvent, handle, root.current, {
          mayGoTo: (target) => target !== 'centre' || latest.current.swapping.isOpen,
          drop: (target) => {
            if (target === 'centre') swap(card)
            else if (target === null) comeHome(handle, motion)
            else move(card, target)
          },
        })
      },
    }
  }, [root, motion])

  return (
    <ol
      className="mf-hand"
      ref={list}
      aria-label={say(language, 'hand')}
      onFocus={({ target }) => {
        focused.current = focusOf(target)
      }}
      onBlur={() => {
        focused.current = null
      }}
    >
      {bench.lying.map((placement, index) => (
        <HandCard
          key={placement[0]}
          placement={placement}
          index={index}
          deck={deck}
          gestures={gestures}
          isSwapOpen={swapping.isOpen}
          language={language}
          motion={motion}
        />
      ))}
    </ol>
  )
}
