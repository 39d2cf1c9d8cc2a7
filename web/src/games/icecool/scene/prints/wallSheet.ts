// The sheet of all walls: the prints of the rooms, the frames of the doors, and the patches for edges.
import type { CanvasTexture } from 'three'
import { SCHOOL, type Door } from '../../school'
import { fishShape } from '../shapes/marks'
import { drawDot } from './dots'
import { box, figure, type Brush } from './paper'
import { print } from './print'
import { COLUMN, OUTSIDE, PATCHES, SHEET, SIDES, SOLIDS, doorsOn, lengthOf, stripOf, type Strip } from './strips'
import { WALLS, drawOutside } from './walls'

const HEIGHT = 68
const LINTEL = 10
const FRAME = 4.5

function at(brush: Brush, { x, y }: Strip, length: number, draw: () => void): void {
  brush.save()
  brush.translate(x, y)
  brush.beginPath()
  brush.rect(0, 0, length, HEIGHT)
  brush.clip()
  draw()
  const foot = brush.createLinearGradient(0, HEIGHT - 16, 0, HEIGHT)
  foot.addColorStop(0, 'rgb(58 34 20 / 0)')
  foot.addColorStop(1, 'rgb(58 34 20 / 0.28)')
  brush.fillStyle = foot
  brush.fillRect(0, HEIGHT - 16, length, 16)
  brush.restore()
}

/** A wooden frame, its lintel, the dots at its feet (IC-8) and the symbol of the three fish doors (IC-11). */
function drawFrame(brush: Brush, { dot, fish_symbol }: Door, left: number, width: number): void {
  box(brush, '#8a5a2c', left - FRAME, 0, width + 2 * FRAME, HEIGHT)
  box(brush, '#b57c40', left - FRAME + 0.8, 0, width + 2 * FRAME - 1.6, HEIGHT)
  box(brush, fish_symbol ? '#1f6f94' : '#c98f52', left, 0, width, LINTEL)
  if (fish_symbol) {
    for (const shift of [-21, 0, 21]) drawFish(brush, left + width / 2 + shift, LINTEL / 2, 14)
  }
  for (const foot of [left - FRAME - 5, left + width + FRAME + 5]) {
    brush.save()
    brush.translate(foot, HEIGHT - 13)
    drawDot(brush, dot, 4.6)
    brush.restore()
  }
}

/** The symbol of the fish doors, about a point. */
function drawFish(brush: Brush, x: number, y: number, length: number): void {
  figure(
    brush,
    '#ffffff',
    ...fishShape(length)
      .getPoints()
      .map((point) => [x + point.x, y + point.y] as const),
  )
}

function drawSolids(brush: Brush): void {
  const { top, jamb, lintel, fishLintel } = PATCHES
  box(brush, '#f7e6c4', 0, 0, top[1] + 2, HEIGHT)
  box(brush, '#b57c40', jamb[0] - 2, 0, 40, HEIGHT)
  box(brush, '#d39a5a', lintel[0] - 2, 0, 69, HEIGHT)
  box(brush, '#1f6f94', fishLintel[0] - 2, 0, 69, HEIGHT)
  for (const x of [8, 32.5, 57]) drawFish(brush, fishLintel[0] + x, HEIGHT - 4, 10)
}

export function wallSheet(): CanvasTexture {
  return print(SHEET, SHEET, 3, (brush) => {
    for (const room of SCHOOL.rooms) {
      for (const side of SIDES) {
        const length = lengthOf(room, side)
        at(brush, stripOf(room, side), length, () => {
          WALLS[room.key](brush, length, side)
          for (const { door, left, width } of doorsOn(room, side)) drawFrame(brush, door, left, width)
        })
      }
    }
    at(brush, OUTSIDE, COLUMN, () => {
      drawOutside(brush, COLUMN)
    })
    brush.save()
    brush.translate(SOLIDS.x, SOLIDS.y)
    drawSolids(brush)
    brush.restore()
  })
}
