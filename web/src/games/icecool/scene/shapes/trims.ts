// The printed lines that the rules speak of, sharper than any picture of the floor; and the wooden clips that hold the boxes.
import { ExtrudeGeometry, RingGeometry, ShapeGeometry, type BufferGeometry } from 'three'
import { SCHOOL, type Rect } from '../../school'
import { CREAM, ORANGE, RED } from '../looks'
import { MM } from '../space'
import { frameShape } from './marks'
import { join, painted, put } from './solid'

const WALL_TOP = 68
/** Over the floor, one above the other: too low to be seen as a step. */
const CASING = 0.15
const LINE = 0.3

/** A line along a rectangle, in metres as that is. */
export function lineShape([x0, y0, x1, y1]: Rect, width: number): ShapeGeometry {
  const shape = new ShapeGeometry(frameShape((x1 - x0) / MM, (y1 - y0) / MM, width))
  shape.translate((x0 + x1) / 2 / MM, (y0 + y1) / 2 / MM, 0)
  return shape
}

function orangeLines(): BufferGeometry[] {
  return SCHOOL.rooms.flatMap(({ orange_line }) => [
    painted(lineShape(orange_line, 4), CREAM).translate(0, 0, CASING),
    painted(lineShape(orange_line, 2.6), ORANGE).translate(0, 0, LINE),
  ])
}

function redCircle(): BufferGeometry[] {
  const {
    centre: [x, y],
    radius,
  } = SCHOOL.red_circle
  const circle = (line: number, colour: string, z: number) => {
    const reach = radius / MM
    return put(painted(new RingGeometry(reach - line / 2, reach + line / 2, 56), colour), [x / MM, y / MM, z])
  }
  return [circle(4.4, CREAM, CASING), circle(3, RED, LINE)]
}

function clips(): BufferGeometry[] {
  return SCHOOL.clips.flatMap(({ pos: [x, y] }) => {
    const isAcross = SCHOOL.walls.some((wall) => wall.axis === 'x' && Math.abs(wall.at - x) < 1e-6)
    const turn = isAcross ? 0 : Math.PI / 2
    // Nothing like a fish: those are what one collects.
    const plate = new ExtrudeGeometry(frameShape(20, 5, 3.4), {
      depth: 1.8,
      bevelThickness: 0.6,
      bevelSize: 0.6,
      bevelSegments: 2,
    })
    return [put(painted(plate, '#a9733c'), [x / MM, y / MM, WALL_TOP + 0.7], [0, 0, turn + Math.PI / 2])]
  })
}

export function trimShape(): BufferGeometry {
  return join([...orangeLines(), ...redCircle(), ...clips()])
}
