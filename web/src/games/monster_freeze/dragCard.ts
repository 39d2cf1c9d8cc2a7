// Dragging one card: positions are read once, then only a transform is written, once a frame.
import { followPointer } from '../../ui/usePointerDrag'

const BACK_MS = 220
const OVER_MS = 160

/** Another place in the order, the centre, or nothing. */
export type Target = number | 'centre' | null

interface Goal {
  target: Target
  element: Element
  box: DOMRect
}

interface Handlers {
  /** The card is let go; it still hangs in the air by its transform. */
  drop: (target: Target) => void
  mayGoTo: (target: Target) => boolean
}

function goalsOf(root: Element): Goal[] {
  const slots = [...root.querySelectorAll('[data-mf-slot]')].map((element, at) => ({ target: at, element }))
  const centres = [...root.querySelectorAll('[data-mf-centre]')].map((element) => ({
    target: 'centre' as const,
    element,
  }))
  return [...slots, ...centres].map((goal) => ({ ...goal, box: goal.element.getBoundingClientRect() }))
}

const isInside = (box: DOMRect, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

/** From a pointerdown on a card's handle to its end. A mere tap changes nothing and clicks as usual. */
export function dragCard(down: PointerEvent, handle: HTMLElement, root: Element, { drop, mayGoTo }: Handlers): void {
  let x = down.clientX
  let y = down.clientY
  let frame = 0
  let goals: Goal[] | null = null
  let over: Goal | null = null

  function mark(next: Goal | null) {
    if (next === over) return
    over?.element.classList.remove('mf-over')
    next?.element.classList.add('mf-over')
    over = next
  }

  function draw() {
    frame = 0
    handle.style.transform = `translate3d(${x - down.clientX}px, ${y - down.clientY}px, 0) scale(1.06)`
    mark(
      goals?.find((goal) => !goal.element.contains(handle) && mayGoTo(goal.target) && isInside(goal.box, x, y)) ?? null,
    )
  }

  followPointer(down, {
    captures: handle,
    begin: () => {
      goals = goalsOf(root)
      handle.classList.add('mf-lifted')
    },
    move: (...place) => {
      ;[x, y] = place
      if (!frame) frame = requestAnimationFrame(draw)
    },
    end: (place) => {
      cancelAnimationFrame(frame)
      if (!goals) return
      if (place) {
        ;({ x, y } = place)
        draw()
      }
      const target = place ? (over?.target ?? null) : null
      mark(null)
      handle.classList.remove('mf-lifted')
      // It may have gone its way meanwhile.
      if (handle.isConnected) drop(target)
    },
  })
}

/** From where it hangs back to its own place. */
export function comeHome(handle: HTMLElement, motion: boolean): void {
  const from = handle.style.transform
  handle.style.transform = ''
  if (motion && from)
    handle.animate([{ transform: from }, { transform: 'none' }], {
      duration: BACK_MS,
      easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)',
    })
}

/** Over the centre card, for as long as the answer is awaited. */
export function hangOver(handle: HTMLElement, centre: Element, motion: boolean): void {
  const from = handle.style.transform || 'none'
  handle.style.transform = ''
  const home = handle.getBoundingClientRect()
  const goal = centre.getBoundingClientRect()
  const x = goal.left + goal.width / 2 - home.left - home.width / 2
  const y = goal.top + goal.height / 2 - home.top - home.height / 2
  const there = `translate3d(${x}px, ${y}px, 0) scale(${goal.width / (home.width || 1)})`
  handle.style.transform = there
  if (motion) handle.animate([{ transform: from }, { transform: there }], { duration: OVER_MS, easing: 'ease-out' })
}
