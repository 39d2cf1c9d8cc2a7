// The aim of one's own turn: kept from turn to turn, shown to the others while it is moved.
import { useEffect, useRef, useState } from 'react'
import { directionTo, fitted, isGrip, isPull, pulled, START } from './aiming'
import type { PointerStage, Spot } from './stage'
import type { Flick, FlickRanges } from './wire'

interface Options {
  /** What is offered; null while it is not one's turn to flick. */
  ranges: FlickRanges | null
  /** Where one's penguin stands. */
  at: Spot | null
  /** The middle of the room, to look at first. */
  towards: Spot
  sketch: ((draft: Record<string, unknown> | null) => void) | null
}

export interface Aiming {
  flick: Flick
  change: (some: Partial<Flick>) => void
  point: (stage: PointerStage, at: Spot) => void
  /** The hand holds the penguin itself. */
  isPulling: boolean
}

export function useAim({ ranges, at, towards, sketch }: Options): Aiming {
  const [kept, setKept] = useState<Flick | null>(null)
  const [hold, setHold] = useState<'pull' | 'target' | null>(null)
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
  const follow = (way: 'pull' | 'target', hand: Spot) => {
    if (!at) return
    if (way === 'target') change({ direction: directionTo(at, hand) })
    else if (isPull(at, hand)) change(pulled(at, hand))
  }
  const point = (stage: PointerStage, hand: Spot) => {
    if (!at || !ranges) return
    const way = stage === 'down' ? (isGrip(at, hand) ? 'pull' : 'target') : hold
    if (!way) return
    // To take hold of the penguin is not yet to pull.
    if (stage !== 'cancel' && (way === 'target' || stage !== 'down')) follow(way, hand)
    setHold(stage === 'down' || stage === 'move' ? way : null)
  }
  return { flick, change, point, isPulling: hold === 'pull' }
}
