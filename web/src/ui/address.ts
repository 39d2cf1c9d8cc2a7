// Where one is in the page, and the way elsewhere without loading it anew.
import { useEffect } from 'react'
import { IS_SITE } from '../device/place'
import { createStore } from './createStore'

/** What the browser keeps with each step of the way back. */
interface Mark {
  /** Something lies open over the place: the way back closes it. */
  isOpen?: boolean
  /** How the place was left: how far down, and the id of what had the focus. */
  scroll?: number
  focus?: string
  /** Where one came from. */
  from?: string
}

const { useStored, tell } = createStore()
let moves = 0

export function mark(): Mark {
  return (history.state as Mark | null) ?? {}
}

/** Whether one has come here from within the page: a browser looks after the first place itself. */
export function hasMoved(): boolean {
  return moves > 0
}

/** So that whoever comes back finds it as it was left. */
function keepPlace() {
  const focus = document.activeElement?.id
  history.replaceState({ ...mark(), scroll: window.scrollY, ...(focus && { focus }) } satisfies Mark, '')
}

/**
 * Where a place of the page is to be found. A host that only hands out files has one page, so the place
 * stands behind its question mark: it can lie in any folder, and be loaded anew anywhere.
 */
export function at(place: string): string {
  if (!IS_SITE) return place
  const { pathname, search, hash } = new URL(place, location.origin)
  const asked = new URLSearchParams(search)
  if (pathname !== '/') asked.set('at', pathname)
  const query = asked.toString().replaceAll('%2F', '/')
  return location.pathname + (query && `?${query}`) + hash
}

/** The place that one is at, as all of the page calls it. */
export const placeNow = () => placeOf(location)

function placeOf({ href }: { href: string }): URL {
  const now = new URL(href)
  if (!IS_SITE) return now
  const place = now.searchParams.get('at') ?? '/'
  now.searchParams.delete('at')
  return new URL(place + now.search + now.hash, location.origin)
}

const here = () => inPage(placeNow())
const inPage = ({ pathname, search, hash }: URL) => pathname + search + hash

/** Open another place of the page; what lies open over this one is left behind. */
export function goTo(address: string): void {
  const step: Mark = { from: here() }
  if (mark().isOpen || address === here()) history.replaceState(step, '', at(address))
  else {
    keepPlace()
    history.pushState(step, '', at(address))
  }
  moved()
}

/** The same, but as the browser's way back where one came from there. */
export function goBackTo(address: string): void {
  if (mark().from === address) history.back()
  else goTo(address)
}

function moved() {
  moves += 1
  tell()
}

/** The whole address of this place; changes with every step. */
export function useAddress(): URL {
  return new URL(useStored(() => placeNow().href))
}

/** Home, a table or a replay; all else is the server's. */
const PLACES = /^\/(index\.html|[tr]\/[\w-]+\/?)?$/

/** The address of a link that leads to another place, if a plain click was made on one. */
function wanted(event: MouseEvent): string | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (IS_SITE && link.pathname !== location.pathname) return null
  const now = placeNow()
  const aim = placeOf(link)
  // Only the part behind the # changes: the browser can do that itself.
  const isHere = aim.pathname === now.pathname && aim.search === now.search && aim.hash !== ''
  return PLACES.test(aim.pathname) && !isHere ? inPage(aim) : null
}

/** For the page as a whole: its links, the browser's way back and forth, and a reload. */
export function useNavigation(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const follow = (event: MouseEvent) => {
      const address = wanted(event)
      if (address === null) return
      event.preventDefault()
      goTo(address)
    }
    document.addEventListener('click', follow)
    window.addEventListener('popstate', moved)
    window.addEventListener('hashchange', moved)
    window.addEventListener('pagehide', keepPlace)
    return () => {
      document.removeEventListener('click', follow)
      window.removeEventListener('popstate', moved)
      window.removeEventListener('hashchange', moved)
      window.removeEventListener('pagehide', keepPlace)
    }
  }, [])
}
