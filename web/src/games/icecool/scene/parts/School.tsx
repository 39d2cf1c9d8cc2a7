// What never moves: floors, walls, lines.
import { MeshBasicMaterial, PlaneGeometry } from 'three'
import type { Language } from '../../../board'
import { SCHOOL } from '../../school'
import { CENTRE } from '../space'
import { floorSheet } from '../prints/floorSheet'
import { TABLE_SIZE, tableShade } from '../prints/tableShade'
import { wallSheet } from '../prints/wallSheet'
import { lit } from '../shapes/sunlight'
import { trimShape } from '../shapes/trims'
import { wallShape } from '../shapes/walls'
import { useMade } from './useMade'

const [x0, y0, x1, y1] = SCHOOL.outline

function Floor({ language }: { language: Language }) {
  const map = useMade(() => floorSheet(language))
  const shape = useMade(() => lit(new PlaneGeometry(x1 - x0, y1 - y0)))
  const material = useMade(() => new MeshBasicMaterial({ map, vertexColors: true }))
  return <mesh geometry={shape} material={material} position={[CENTRE.x, CENTRE.y, 0]} />
}

function Walls() {
  const map = useMade(wallSheet)
  const shape = useMade(() => lit(wallShape()))
  const material = useMade(() => new MeshBasicMaterial({ map, vertexColors: true }))
  return <mesh geometry={shape} material={material} />
}

function Trims() {
  const shape = useMade(() => lit(trimShape()))
  const material = useMade(() => new MeshBasicMaterial({ vertexColors: true }))
  return <mesh geometry={shape} material={material} />
}

/** The table itself is the page's; only the school's shadow on it is drawn. */
function TableShade() {
  const map = useMade(tableShade)
  const shape = useMade(() => new PlaneGeometry(TABLE_SIZE, TABLE_SIZE))
  const material = useMade(() => new MeshBasicMaterial({ map, transparent: true, depthWrite: false }))
  return <mesh geometry={shape} material={material} position={[CENTRE.x, CENTRE.y, -0.002]} />
}

export function School({ language }: { language: Language }) {
  return (
    <>
      <TableShade />
      <Floor key={language} language={language} />
      <Walls />
      <Trims />
    </>
  )
}
