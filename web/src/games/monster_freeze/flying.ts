// Cards that fly: transforms only, from where something was to where it is now.

const EASE = 'cubic-bezier(0.25, 0.9, 0.3, 1)'

export interface Spot {
  left: number
  top: number
  width: number
}

/** Lets an element begin at another place, in that place's size, and come home. */
export function flyFrom(element: Element, from: Spot, duration: number, delay = 0): Animation {
  const home = element.getBoundingClientRect()
  const scale = from.width / (home.width || 1)
  const move = `translate(${from.left - home.left}px, ${from.top - home.top}px) scale(${scale})`
  return element.animate(
    [
      { transform: move, transformOrigin: '0 0', zIndex: 9 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
}

/** Where a part of the board lies on the screen; null while it is not to be seen. */
export function spotOf(root: Element | null, selector: string): Spot | null {
  const box = root?.querySelector(selector)?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}
