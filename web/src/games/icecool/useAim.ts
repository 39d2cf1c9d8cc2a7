// The aim of one's own turn: kept from turn to turn, shown to the others while it is moved. A hand that
// has pulled the penguin back and lets go flicks; one that comes back to it does not.
import { useEffect, useRef, useState } from 'react'
import { directionTo, fitted, START } from './aiming'
import { stretching } from './feel'
import { isGrip, powerOf, stretchOf, type Pixel } from './pulling'
import { GRIP_HEIGHT, type Locate, type Spot, type Target, type Touch } from './stage'
import { spotOf, thingAt, type Aimable } from './targets'
import type { Flick, FlickRanges } from './wire'

interface Options {
  /** What is offered; null while it is not one's turn to flick. */
  ranges: FlickRanges | null
  /** Where one's penguin stands. */
  at: Spot | null
  /** The middle of the room, to look at first. */
  towards: Spot
  things: readonly Aimable[]
  locate: () => Locate | null
  /** The size of the stage on the screen. */
  size: () => DOMRect | null
  sketch: ((draft: Record<string, unknown> | null) => void) | null
  /** The hand lets go. */
  release: (flick: Flick) => void
}

/** The hand holds the penguin. */
export interface Pull {
  hand: Spot
  /** 0: to let go would do nothing; 1: all one's might. */
  stretch: number
}

export interface Aiming {
  flick: Flick
  change: (some: Partial<Flick>) => void
  point: (touch: Touch) => void
  pull: Pull | null
  /** A finger or mouse is down: the camera waits. */
  isHeld: boolean
  /** The hand opens without a flick. */
  letBe: () => void
  /** What the finger or mouse is over. */
  pointed: Target | 'own' | null
  isGrip: (at: Pixel) => boolean
}

type Hold = { type: 'pull'; before: Flick | null } | { type: 'target' }

/** As wide as the penguin is drawn, in pixels. */
function radiusOf(at: Spot, locate: Locate): number {
  const [one, other] = [locate(at, GRIP_HEIGHT), locate({ x: at.x + 0.0175, y: at.y }, GRIP_HEIGHT)]
  return one && other ? Math.hypot(other.x - one.x, other.y - one.y) : 0
}

export function useAim({ ranges, at, towards, things, locate, size, sketch, release }: Options): Aiming {
  const [kept, setKept] = useState<Flick | null>(null)
  const [pull, setPull] = useState<Pull | null>(null)
  const [pointed, setPointed] = useState<Aiming['pointed']>(null)
  const [isHeld, setIsHeld] = useState(false)
  const hold = useRef<Hold | null>(null)
  const first = { ...START, direction: at ? directionTo(at, towards) : 0 }
  const wanted = kept ?? first
  const flick = ranges ? fitted(wanted, ranges) : wanted

  const told = useRef('')
  const words = ranges ? JSON.stringify(flick) : ''
  useEffect(() => {
    if (!sketch || told.current === words) return
    told.current = words
    if (words !== '') sketch(JSON.parse(words) as Record<string, unknown>)
  }, [sketch, words])

  const change = (some: Partial<Flick>) => {
    setKept({ ...flick, ...some })
  }
  const grips = (place: Pixel): boolean => {
    const find = locate()
    const own = at && find?.(at, GRIP_HEIGHT)
    return own && find ? isGrip(own, place, radiusOf(at, find)) : false
  }
  const letBe = () => {
    if (hold.current?.type === 'pull') setKept(hold.current.before)
    hold.current = null
    setIsHeld(false)
    setPull(null)
  }

  const stretched = (touch: Touch): Pull | null => {
    const find = locate()
    const own = at && find?.(at, GRIP_HEIGHT)
    const box = size()
    if (!own || !box || !touch.hand) return null
    const screen = { width: window.innerWidth, height: window.innerHeight }
    return { hand: touch.hand, stretch: stretchOf(own, touch, box, screen) }
  }
  const drawBack = (touch: Touch) => {
    const now = stretched(touch)
    if (!now || !at || !ranges || hold.current?.type !== 'pull') return
    stretching(pull?.stretch ?? 0, now.stretch)
    setPull(now)
    const isTight = now.stretch > 0
    const drawn = { ...flick, direction: directionTo(now.hand, at), power: powerOf(now.stretch) }
    setKept(isTight ? drawn : hold.current.before)
    if (touch.stage !== 'up') return
    hold.current = null
    setPull(null)
    if (isTight) release(fitted(drawn, ranges))
  }
  const aimTo = (touch: Touch) => {
    const find = locate()
    const thing = find && thingAt(touch, things, find)
    const spot = thing?.spot ?? touch.floor
    if (at && spot) change({ direction: directionTo(at, spot) })
  }
  const hover = (touch: Touch) => {
    const find = locate()
    setPointed(grips(touch) ? 'own' : ((find && thingAt(touch, things, find)?.target) ?? null))
  }

  const point = (touch: Touch) => {
    if (!at || !ranges) return
    setIsHeld(touch.stage === 'down' || (touch.stage === 'move' && touch.isHeld))
    if (hold.current === null && touch.stage !== 'down') {
      hover(touch)
      return
    }
    if (touch.stage === 'cancel') {
      letBe()
      return
    }
    if (touch.stage === 'down') {
      const isOwn = grips(touch)
      hold.current = isOwn ? { type: 'pull', before: kept } : { type: 'target' }
      if (isOwn) setPull({ hand: at, stretch: 0 })
    }
    hover(touch)
    if (hold.current?.type === 'pull') {
      // To take hold of the penguin is not yet to pull.
      if (touch.stage !== 'down') drawBack(touch)
      return
    }
    aimTo(touch)
    if (touch.stage === 'up') hold.current = null
  }
  const known = pointed === 'own' || (pointed && spotOf(pointed, things)) ? pointed : null
  const isOpen = ranges !== null && at !== null
  return {
    flick,
    change,
    point,
    pull: isOpen ? pull : null,
    isHeld: isOpen && isHeld,
    letBe,
    pointed: isOpen ? known : null,
    isGrip: grips,
  }
}
