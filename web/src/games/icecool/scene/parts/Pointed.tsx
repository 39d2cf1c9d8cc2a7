// A glow round what a finger or mouse is over: to touch it aims at it.
import { useFrame } from '@react-three/fiber'
import { useState } from 'react'
import { Group, MeshBasicMaterial, RingGeometry } from 'three'
import { doorOf, doorway } from '../../school'
import type { Target } from '../../stage'
import { GLOW } from '../looks'
import { MM } from '../space'
import type { Standing } from './standing'
import { useMade } from './useMade'

const FLOAT = 0.0014
const DOOR = 1.35

export function Pointed({ target, standing }: { target: Target; standing: Standing }) {
  const [ring] = useState(() => new Group())
  const shape = useMade(() => new RingGeometry(22 * MM, 28 * MM, 48))
  const light = useMade(
    () => new MeshBasicMaterial({ color: GLOW, transparent: true, opacity: 0.95, depthTest: false, depthWrite: false }),
  )
  useFrame(() => {
    surround(ring, target, standing)
  })
  return (
    <primitive object={ring}>
      <mesh geometry={shape} material={light} renderOrder={7} />
    </primitive>
  )
}

function surround(ring: Group, target: Target, standing: Standing): void {
  const [kind, id] = target.split(' ')
  const door = kind === 'door' ? doorOf(id ?? '') : null
  const spot = door ? doorway(door) : null
  const pose = door ? null : standing.of(Number(id))
  ring.visible = spot !== null || pose !== null
  ring.scale.setScalar(door ? DOOR : 1)
  ring.position.set(spot?.[0] ?? pose?.x ?? 0, spot?.[1] ?? pose?.y ?? 0, FLOAT)
}
