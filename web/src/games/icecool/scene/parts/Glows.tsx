// What asks to be touched: a zone, some orange lines, the penguin whose turn it is; and a penguin that might stand there.
import { useFrame } from '@react-three/fiber'
import { useState } from 'react'
import { CircleGeometry, Group, MeshBasicMaterial, MeshPhongMaterial, PlaneGeometry, RingGeometry } from 'three'
import { SCHOOL, roomOf } from '../../school'
import type { Spot } from '../../stage'
import { CREAM, GLOW, LOOKS, type PenguinColour } from '../looks'
import { BALANCE, MM } from '../space'
import { penguinShape } from '../shapes/penguin'
import { join, painted } from '../shapes/solid'
import { lineShape } from '../shapes/trims'
import type { Standing } from './standing'
import { useMade } from './useMade'

const FLOAT = 0.0005
/** Half of what a drawn line is wide, and a little. */
const LINE = 2.5 * MM

function KitchenGlow() {
  const [x0, y0, x1, y1] = SCHOOL.kitchen_zone.rect
  const sheet = useMade(() => new PlaneGeometry(x1 - x0, y1 - y0))
  const veil = useMade(
    () => new MeshBasicMaterial({ color: GLOW, transparent: true, opacity: 0.45, depthWrite: false }),
  )
  return (
    <>
      <mesh geometry={sheet} material={veil} position={[(x0 + x1) / 2, (y0 + y1) / 2, FLOAT]} />
      <LineGlow room={SCHOOL.kitchen_zone.room} />
    </>
  )
}

function CircleGlow() {
  const {
    centre: [x, y],
    radius,
  } = SCHOOL.red_circle
  // The line itself stays as red as it is called.
  const sheet = useMade(() => new CircleGeometry(radius - LINE, 48))
  const edge = useMade(() => new RingGeometry(radius + LINE, radius + LINE + 6 * MM, 48))
  const veil = useMade(() => new MeshBasicMaterial({ color: GLOW, transparent: true, opacity: 0.6, depthWrite: false }))
  return (
    <group position={[x, y, FLOAT]}>
      <mesh geometry={sheet} material={veil} />
      <mesh geometry={edge} material={veil} />
    </group>
  )
}

export function ZoneGlow({ zone }: { zone: 'kitchen' | 'circle' }) {
  return zone === 'kitchen' ? <KitchenGlow /> : <CircleGlow />
}

/** The orange line of a room, wide and bright. */
export function LineGlow({ room }: { room: number }) {
  const rect = roomOf(room)?.orange_line ?? SCHOOL.kitchen_zone.rect
  const line = useMade(() =>
    join([painted(lineShape(rect, 9), GLOW), painted(lineShape(rect, 4), '#ff9d1f').translate(0, 0, 0.1)]),
  )
  const light = useMade(() => new MeshBasicMaterial({ vertexColors: true }))
  return <mesh geometry={line} material={light} position={[0, 0, FLOAT]} />
}

/** A penguin that is not there yet. Its depth is drawn first, so that only its outside shows. */
export function Draft({ at, colour, isCatcher }: { at: Spot; colour: PenguinColour; isCatcher: boolean }) {
  const shape = useMade(() => penguinShape(colour, isCatcher))
  const depth = useMade(() => new MeshBasicMaterial({ colorWrite: false, transparent: true }))
  const glass = useMade(
    () => new MeshPhongMaterial({ vertexColors: true, transparent: true, opacity: 0.6, shininess: 22 }),
  )
  return (
    <group position={[at.x, at.y, BALANCE]}>
      <mesh geometry={shape} material={depth} renderOrder={4} />
      <mesh geometry={shape} material={glass} renderOrder={5} />
    </group>
  )
}

/** Round the foot of the penguin whose turn it is, while nothing moves. */
export function TurnRing({
  colour,
  seat,
  isShown,
  standing,
}: {
  colour: PenguinColour
  seat: number
  isShown: boolean
  standing: Standing
}) {
  const [ring] = useState(() => new Group())
  const shape = useMade(() =>
    join([
      painted(new RingGeometry(18, 22.6, 48), CREAM),
      painted(new RingGeometry(19.1, 21.5, 48), LOOKS[colour].bright).translate(0, 0, 0.1),
    ]),
  )
  const light = useMade(() => new MeshBasicMaterial({ vertexColors: true }))
  useFrame(() => {
    surround(ring, isShown ? standing.of(seat) : null)
  })
  return (
    <primitive object={ring}>
      <mesh geometry={shape} material={light} />
    </primitive>
  )
}

function surround(ring: Group, at: Spot | null): void {
  ring.visible = at !== null
  if (at) ring.position.set(at.x, at.y, FLOAT)
}
