// What the last flicks have left on the floor: dotted ways, and a ring at a door whose fish is gone.
import { useLayoutEffect } from 'react'
import { CircleGeometry, InstancedMesh, MeshBasicMaterial, RingGeometry, type BufferGeometry } from 'three'
import type { Marks, Way } from '../../marks'
import { doorOf, doorway } from '../../school'
import { colourOf } from '../../seats'
import { CREAM, LOOKS } from '../looks'
import { dotsAlong } from '../shapes/dotted'
import { join, painted } from '../shapes/solid'
import { MM } from '../space'
import { layDots } from './layDots'
import { useMade } from './useMade'

const STEP = 12 * MM
const MOST = 400
const FLOAT = 0.0005

const toneOf = (seat: number) => LOOKS[colourOf(seat)].bright

function dotShape(seat: number): BufferGeometry {
  return join([
    painted(new CircleGeometry(2.7, 18), CREAM),
    painted(new CircleGeometry(1.9, 18), toneOf(seat)).translate(0, 0, 0.1),
  ])
}

function ringShape(seat: number): BufferGeometry {
  return join([
    painted(new RingGeometry(12, 17, 36), CREAM),
    painted(new RingGeometry(13.2, 15.8, 36), toneOf(seat)).translate(0, 0, 0.1),
  ])
}

function WayDots({ way: { seat, path } }: { way: Way }) {
  const material = useMade(() => new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.8 }))
  const dot = useMade(() => dotShape(seat))
  const dots = useMade(() => new InstancedMesh(dot, material, MOST))
  useLayoutEffect(() => {
    layDots(dots, dotsAlong(path, STEP), FLOAT)
  }, [dots, path])
  return <primitive object={dots} />
}

function Ring({ seat, door: id }: { seat: number; door: string }) {
  const material = useMade(() => new MeshBasicMaterial({ vertexColors: true }))
  const ring = useMade(() => ringShape(seat))
  const door = doorOf(id)
  if (!door) return null
  const [x, y] = doorway(door)
  return <mesh geometry={ring} material={material} position={[x, y, FLOAT]} />
}

export function RecentMarks({ ways, taken }: { ways: readonly Way[]; taken: Marks['fish'] }) {
  return (
    <>
      {ways.map((way) => (
        <WayDots key={`way ${way.seat}`} way={way} />
      ))}
      {taken.map(({ seat, door }, at) => (
        <Ring key={`gone ${at} ${seat} ${door}`} seat={seat} door={door} />
      ))}
    </>
  )
}
