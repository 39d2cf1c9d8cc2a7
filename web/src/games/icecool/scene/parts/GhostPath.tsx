// How the flick would go: a dotted way, and a disc where the penguin would stop.
import { useLayoutEffect } from 'react'
import {
  CircleGeometry,
  InstancedMesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  type BufferGeometry,
} from 'three'
import { SCHOOL } from '../../school'
import type { Ghost } from '../../wire'
import { CREAM, INK, RED } from '../looks'
import { MM } from '../space'
import { dotsAlong } from '../shapes/dotted'
import { join, painted } from '../shapes/solid'
import { layDots } from './layDots'
import { useMade } from './useMade'

const STEP = 11 * MM
const MOST = 400
const FLOAT = 0.0007
const FOOT = SCHOOL.penguin.footprint_radius / MM

function dotShape(): BufferGeometry {
  return join([
    painted(new CircleGeometry(2.9, 18), INK),
    painted(new CircleGeometry(2, 18), CREAM).translate(0, 0, 0.1),
  ])
}

function endShape(): BufferGeometry {
  return join([
    painted(new RingGeometry(FOOT - 3, FOOT, 40), INK),
    painted(new RingGeometry(FOOT - 2.2, FOOT - 0.8, 40), CREAM).translate(0, 0, 0.1),
  ])
}

/** The end of a flick that leaves the school: a cross. */
function lostShape(): BufferGeometry {
  const bars = (length: number, width: number, colour: string) =>
    [-1, 1].map((side) => painted(new PlaneGeometry(length, width), colour).rotateZ((side * Math.PI) / 4))
  return join([...bars(34, 7, CREAM), ...bars(31, 4.5, RED).map((bar) => bar.translate(0, 0, 0.1))])
}

export function GhostPath({ ghost }: { ghost: Ghost }) {
  const material = useMade(() => new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.85 }))
  const dot = useMade(dotShape)
  const [stop, lost] = [useMade(endShape), useMade(lostShape)]
  const dots = useMade(() => new InstancedMesh(dot, material, MOST))
  useLayoutEffect(() => {
    layDots(dots, dotsAlong(ghost.path, STEP), FLOAT)
  }, [dots, ghost])
  const [x, y] = ghost.end
  return (
    <>
      <primitive object={dots} />
      <mesh geometry={ghost.is_off_board ? lost : stop} material={material} position={[x, y, FLOAT]} />
    </>
  )
}
