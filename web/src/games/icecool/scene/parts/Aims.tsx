// Aims: an arrow on the floor, the finger where it will hit, and what a hand that pulls draws.
import { useLayoutEffect } from 'react'
import { CapsuleGeometry, GreaterDepth, MeshBasicMaterial, MeshLambertMaterial, SphereGeometry } from 'three'
import type { ShownAim } from '../../stage'
import type { View } from '../../wire'
import { LOOKS, type PenguinColour } from '../looks'
import { Arrow } from '../shapes/arrow'
import { MM, bearing, touch } from '../space'
import { PowerRing, PulledBand, Stray } from './PullSigns'
import { useMade } from './useMade'

const FLOAT = 0.0009
const FAINT = 0.5
/** What of an arrow lies behind a wall. */
const HIDDEN = 0.4

function Aim({ aim, colour }: { aim: ShownAim; colour: PenguinColour }) {
  const { at, flick, isOwn, hand } = aim
  const opacity = isOwn ? 1 : FAINT
  const arrow = useMade(() => new Arrow(LOOKS[colour].bright))
  const flat = useMade(
    () => new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, opacity }),
  )
  const veiled = useMade(
    () =>
      new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        depthWrite: false,
        depthFunc: GreaterDepth,
        opacity: HIDDEN * opacity,
      }),
  )
  const bead = useMade(() => new SphereGeometry(2.2 * MM, 16, 12))
  const finger = useMade(() =>
    new CapsuleGeometry(3.2 * MM, 14 * MM, 4, 12).rotateZ(Math.PI / 2).translate(-11 * MM, 0, 0),
  )
  const skin = useMade(() => new MeshLambertMaterial({ color: '#ffe3c4', transparent: true, opacity: 0.8 * opacity }))
  // Seen through the penguin: what is hit is more than what hides it.
  const rim = useMade(() => new MeshBasicMaterial({ color: '#ffffff', depthTest: false, transparent: true, opacity }))
  const core = useMade(
    () => new MeshBasicMaterial({ color: LOOKS[colour].bright, depthTest: false, transparent: true, opacity }),
  )
  useLayoutEffect(() => {
    arrow.stretch(flick.power)
  }, [arrow, flick.power])
  const turn: [number, number, number] = [0, 0, bearing(flick)]
  const hit = touch(flick)
  return (
    <group position={[at.x, at.y, 0]}>
      <mesh geometry={arrow} material={flat} rotation={turn} position={[0, 0, FLOAT]} renderOrder={2} />
      <mesh geometry={arrow} material={veiled} rotation={turn} position={[0, 0, FLOAT]} renderOrder={2} />
      <Stray aim={aim} turn={turn} />
      <PowerRing aim={aim} />
      {hand && <PulledBand aim={aim} turn={turn} />}
      <group position={hit}>
        {!hand && <mesh geometry={finger} material={skin} rotation={turn} renderOrder={3} />}
        <mesh geometry={bead} material={rim} scale={1.5} renderOrder={8} />
        <mesh geometry={bead} material={core} renderOrder={9} />
      </group>
    </group>
  )
}

export function Aims({ aims, view }: { aims: readonly ShownAim[]; view: View }) {
  return aims.map((aim) => {
    const colour = view.players[aim.seat]?.colour ?? 'blue'
    return <Aim key={`${aim.seat} ${colour} ${aim.isOwn ? 'own' : ''}`} aim={aim} colour={colour} />
  })
}
