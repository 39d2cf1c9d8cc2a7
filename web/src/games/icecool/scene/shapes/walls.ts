// All walls as one geometry, each face cut from its place on the printed sheet.
import { BufferGeometry, Float32BufferAttribute } from 'three'
import { BOXES, SCHOOL, type Box, type Room } from '../../school'
import { MM } from '../space'
import {
  COLUMN,
  OUTSIDE,
  PATCHES,
  SHEET,
  SIDES,
  SOLIDS,
  alongSide,
  stripOf,
  type Side,
  type Strip,
} from '../prints/strips'

type Place = readonly [number, number, number]

const HEIGHT = 68

class Faces {
  readonly places: number[] = []
  readonly prints: number[] = []
  readonly corners: number[] = []

  /** Corners counter-clockwise from the lower left as one looks at the face; lengths of the print from the strip's left and from the floor. */
  add(
    places: readonly [Place, Place, Place, Place],
    { x, y }: Strip,
    [left, right]: readonly [number, number],
    [low, high]: readonly [number, number],
  ): void {
    const first = this.places.length / 3
    this.places.push(...places.flat())
    for (const [along, up] of [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ] as const) {
      this.prints.push((x + along) / SHEET, 1 - (y + HEIGHT - up) / SHEET)
    }
    this.corners.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.places, 3))
    geometry.setAttribute('uv', new Float32BufferAttribute(this.prints, 2))
    geometry.setIndex(this.corners)
    geometry.computeVertexNormals()
    return geometry
  }
}

/** The part of a wall's piece that a room sees on one of its sides: its two ends from left to right. */
function seen(
  { rect: [x0, y0, x1, y1] }: Room,
  side: Side,
  { low, high }: Box,
): [left: readonly [number, number], right: readonly [number, number]] | null {
  const isFlat = side === 'north' || side === 'south'
  const plane = { north: y1, south: y0, east: x1, west: x0 }[side]
  const face = { north: low[1], south: high[1], east: low[0], west: high[0] }[side]
  const [from, to] = isFlat
    ? [Math.max(x0, low[0]), Math.min(x1, high[0])]
    : [Math.max(y0, low[1]), Math.min(y1, high[1])]
  if (Math.abs(plane - face) > 1e-6 || to <= from) return null
  switch (side) {
    case 'north':
      return [
        [from, plane],
        [to, plane],
      ]
    case 'south':
      return [
        [to, plane],
        [from, plane],
      ]
    case 'east':
      return [
        [plane, to],
        [plane, from],
      ]
    case 'west':
      return [
        [plane, from],
        [plane, to],
      ]
  }
}

function addInside(faces: Faces): void {
  for (const room of SCHOOL.rooms) {
    for (const side of SIDES) {
      for (const box of BOXES) {
        const ends = seen(room, side, box)
        if (!ends) continue
        const [[lx, ly], [rx, ry]] = ends
        const [bottom, top] = [box.low[2], box.high[2]]
        const places = [
          [lx, ly, bottom],
          [rx, ry, bottom],
          [rx, ry, top],
          [lx, ly, top],
        ] as const
        faces.add(
          places,
          stripOf(room, side),
          [alongSide(room, side, lx, ly), alongSide(room, side, rx, ry)],
          [bottom / MM, top / MM],
        )
      }
    }
  }
}

function addOutside(faces: Faces): void {
  const [[x0, y0], [x1, y1]] = [
    [-0.003, -0.003],
    [0.543, 0.523],
  ] as const
  const corners = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 4] ?? corners[0]
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
    const half = Math.min(COLUMN, Math.hypot(bx - ax, by - ay) / MM / 2)
    const top = HEIGHT * MM
    faces.add(
      [
        [ax, ay, 0],
        [mx, my, 0],
        [mx, my, top],
        [ax, ay, top],
      ],
      OUTSIDE,
      [0, half],
      [0, HEIGHT],
    )
    faces.add(
      [
        [mx, my, 0],
        [bx, by, 0],
        [bx, by, top],
        [mx, my, top],
      ],
      OUTSIDE,
      [0, half],
      [0, HEIGHT],
    )
  })
}

/** The tops of walls, and in doorways the jambs and what is over one's head. */
function addEdges(faces: Faces, { wall, low: [x0, y0, z0], high: [x1, y1, z1], lintel }: Box): void {
  const across = [1, 7] as const
  const { top, jamb } = PATCHES
  const door = SCHOOL.doors.find((each) => each.id === lintel)
  const patch = door ? (door.fish_symbol ? PATCHES.fishLintel : PATCHES.lintel) : top
  const sky = [
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ] as const
  faces.add(wall.axis === 'y' ? sky : [sky[1], sky[2], sky[3], sky[0]], SOLIDS, patch, across)
  if (door) {
    faces.add(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y0, z0],
        [x0, y0, z0],
      ],
      SOLIDS,
      jamb,
      across,
    )
  } else if (wall.kind === 'inner') {
    if (wall.axis === 'x') {
      faces.add(
        [
          [x1, y1, z0],
          [x0, y1, z0],
          [x0, y1, z1],
          [x1, y1, z1],
        ],
        SOLIDS,
        jamb,
        [10, 60],
      )
      faces.add(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y0, z1],
          [x0, y0, z1],
        ],
        SOLIDS,
        jamb,
        [10, 60],
      )
    } else {
      faces.add(
        [
          [x1, y0, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x1, y0, z1],
        ],
        SOLIDS,
        jamb,
        [10, 60],
      )
      faces.add(
        [
          [x0, y1, z0],
          [x0, y0, z0],
          [x0, y0, z1],
          [x0, y1, z1],
        ],
        SOLIDS,
        jamb,
        [10, 60],
      )
    }
  }
}

export function wallShape(): BufferGeometry {
  const faces = new Faces()
  addInside(faces)
  addOutside(faces)
  BOXES.forEach((each) => {
    addEdges(faces, each)
  })
  return faces.geometry()
}
