// A hand that pulls: the band, the ring of power, the cone of the tremor; drawn through whatever is in the way.
import { useLayoutEffect } from 'react'
import { DoubleSide, MeshBasicMaterial, RingGeometry, SphereGeometry } from 'three'
import { stretchFor } from '../../pulling'
import type { ShownAim } from '../../stage'
import { Band, PowerArc, StrayCone } from '../shapes/band'
import { MM } from '../space'
import { useMade } from './useMade'

const FLOAT = 0.0012
/** At about half the body: a band lies round it. */
const BAND_HEIGHT = 0.013

const flat = (color: string, opacity: number, depthTest = true) =>
  new MeshBasicMaterial({ color, opacity, transparent: true, depthWrite: false, depthTest, side: DoubleSide })

/** From gentle green to hot red. */
const heat = (stretch: number): string => `hsl(${Math.round(140 - 140 * stretch)}, 85%, 45%)`

export function PowerRing({ aim: { flick } }: { aim: ShownAim }) {
  const stretch = stretchFor(flick.power)
  const track = useMade(() => new RingGeometry(22.5 * MM, 30 * MM, 56))
  const arc = useMade(() => new PowerArc())
  const pale = useMade(() => flat('#fff8ea', 0.75))
  const hot = useMade(() => flat('#ffffff', 1))
  useLayoutEffect(() => {
    arc.show(stretch)
    hot.color.set(heat(stretch))
  }, [arc, hot, stretch])
  return (
    <>
      <mesh geometry={track} material={pale} position={[0, 0, FLOAT]} renderOrder={2} />
      <mesh geometry={arc} material={hot} position={[0, 0, FLOAT * 1.2]} renderOrder={3} />
    </>
  )
}

export function Stray({ aim: { flick, stray }, turn }: { aim: ShownAim; turn: [number, number, number] }) {
  const cone = useMade(() => new StrayCone())
  const veil = useMade(() => flat('#ffd45c', 0.34))
  const stretch = stretchFor(flick.power)
  useLayoutEffect(() => {
    cone.open(stray, 100 + 400 * stretch)
  }, [cone, stray, stretch])
  if (stray === 0) return null
  return <mesh geometry={cone} material={veil} rotation={turn} position={[0, 0, FLOAT * 0.6]} renderOrder={1} />
}

export function PulledBand({ aim: { at, hand, flick }, turn }: { aim: ShownAim; turn: [number, number, number] }) {
  const band = useMade(() => new Band())
  const rubber = useMade(() => flat('#d4452f', 1, false))
  const tip = useMade(() => new SphereGeometry(7 * MM, 18, 14))
  const skin = useMade(() => flat('#f2c8a0', 0.95, false))
  const away = hand ? Math.hypot(hand.x - at.x, hand.y - at.y) : 0
  const stretch = stretchFor(flick.power)
  useLayoutEffect(() => {
    band.stretch(away / MM, stretch)
  }, [band, away, stretch])
  return (
    <group rotation={turn} position={[0, 0, BAND_HEIGHT]}>
      <mesh geometry={band} material={rubber} renderOrder={6} />
      <mesh geometry={tip} material={skin} position={[-away, 0, 0]} renderOrder={7} />
    </group>
  )
}
