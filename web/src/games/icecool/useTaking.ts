// Before somebody else's penguin goes, their hand is seen to draw the band; one's own has just done it.
import { useEffect, useState } from 'react'
import { useTempo, type Tempo } from '../../ui/settings'
import { radiansOf } from './aiming'
import type { Beat } from './playback'
import { handBehind, powerOf, strayOf, stretchFor } from './pulling'
import type { ShownAim } from './stage'
import { spotOfSeat } from './useAims'
import type { View } from './wire'

const AIM_MS: Record<Tempo, number> = { slow: 1300, normal: 800, instant: 0 }
const STEP_MS = 33
/** The hand rests for a moment when all is drawn. */
const DRAWN = 0.75

export function useTaking(view: View, beat: Beat | null, seat: number | null, finish: () => void): ShownAim | null {
  const tempo = useTempo()
  const [drawn, setDrawn] = useState({ key: '', part: 0 })
  const aim = beat?.aim ?? null
  const key = aim ? (beat?.key ?? '') : ''
  const long_ms = aim && aim.seat !== seat ? AIM_MS[tempo] : 0
  useEffect(() => {
    if (key === '') return
    const begin = performance.now()
    const look = () => {
      const part = long_ms > 0 ? (performance.now() - begin) / long_ms : 1
      setDrawn({ key, part: Math.min(part, 1) })
      if (part >= 1) finish()
    }
    const timer = window.setInterval(look, long_ms > 0 ? STEP_MS : 0)
    return () => {
      window.clearInterval(timer)
    }
  }, [key, long_ms, finish])
  const at = aim && spotOfSeat(view, aim.seat)
  if (!aim || !at) return null
  const part = aim.seat === seat ? 1 : drawn.key === key ? Math.min(drawn.part / DRAWN, 1) : 0
  const stretch = stretchFor(aim.flick.power) * part
  const hand = handBehind(at, radiansOf(aim.flick.direction), stretch)
  const flick = { ...aim.flick, power: powerOf(stretch) }
  return { seat: aim.seat, at, flick, isOwn: aim.seat === seat, hand, stray: strayOf(view) }
}
