// Coming to another place: as far down as it was left, with the focus where it was or at the heading,
// and said aloud.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { hasMoved, mark } from './address'
import { createStore } from './createStore'

const { useStored, tell } = createStore()
let said = ''

function say(words: string) {
  said = words
  tell()
}

/** For the live region of the page. */
export function usePlaceSaid(): string {
  return useStored(() => said)
}

/** For each place, by its name; `isReady` when what it shows is there. */
export function useArrival(name: string, isReady = true): void {
  const arrive = useEffectEvent(() => {
    const { scroll, focus } = mark()
    window.scrollTo(0, scroll ?? 0)
    if (!hasMoved()) return
    const before = focus === undefined ? null : document.getElementById(focus)
    // A screen reader reads the heading that gets the focus, but not where a button is.
    say(before ? name : '')
    const heading = document.querySelector<HTMLElement>('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(before ?? heading)?.focus({ preventScroll: true })
  })
  // Once for each time one comes, whatever changes later.
  useLayoutEffect(() => {
    if (isReady) arrive()
  }, [isReady])
}

/** What the tab is called. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = name === '' ? 'Tablée' : `${name} · Tablée`
  }, [name])
}
