// The floors of the five rooms on one sheet, with the shadows that the walls cast on them.
import type { Language } from '../../../board'
import { BOXES, SCHOOL, type Box, type Door } from '../../school'
import { isSlowWebGL } from '../hasWebGL'
import { SUN } from '../looks'
import { FLOORS, NAMES } from './floors'
import { drawDot } from './dots'
import { box, type Brush } from './paper'

const [, , WIDTH, HEIGHT] = SCHOOL.outline
const MM = 0.001
/** Dots for each millimetre of shadow. */
const COARSE = 0.3
const DIMMED = 20
const MAT = 11

const across = (x: number) => x / MM
const down = (y: number) => (HEIGHT - y) / MM

function drawRooms(brush: Brush, language: Language): void {
  for (const {
    key,
    name,
    rect: [x0, y0, x1, y1],
  } of SCHOOL.rooms) {
    const [width, height] = [(x1 - x0) / MM, (y1 - y0) / MM]
    brush.save()
    brush.translate(across(x0), down(y1))
    brush.beginPath()
    brush.rect(0, 0, width, height)
    brush.clip()
    FLOORS[key](brush, width, height)
    const [right, low, size] = NAMES[key]
    brush.font = `800 ${size}px system-ui, -apple-system, 'Segoe UI', sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillStyle = 'rgb(64 48 38 / 0.42)'
    brush.fillText(name[language].toUpperCase(), width / 2 + right, height / 2 + low)
    dim(brush, width, height)
    brush.restore()
  }
}

/** Corners and feet of walls get less of the sky. */
function dim(brush: Brush, width: number, height: number): void {
  for (const [x, y, turn, length] of [
    [0, 0, 0, width],
    [width, 0, 1, height],
    [width, height, 2, width],
    [0, height, 3, height],
  ] as const) {
    brush.save()
    brush.translate(x, y)
    brush.rotate((turn * Math.PI) / 2)
    const fade = brush.createLinearGradient(0, 0, 0, DIMMED)
    fade.addColorStop(0, 'rgb(58 34 20 / 0.3)')
    fade.addColorStop(0.35, 'rgb(58 34 20 / 0.1)')
    fade.addColorStop(1, 'rgb(58 34 20 / 0)')
    brush.fillStyle = fade
    brush.fillRect(0, 0, length, DIMMED)
    brush.restore()
  }
}

/** The shadows of all walls: drawn coarsely and enlarged, which softens them at no cost (a canvas' own blur takes seconds without a graphics card). */
function castAll(brush: Brush): void {
  const canvas = document.createElement('canvas')
  canvas.width = (WIDTH / MM) * COARSE
  canvas.height = (HEIGHT / MM) * COARSE
  const small = canvas.getContext('2d', { willReadFrequently: isSlowWebGL() })
  if (!small) return
  small.scale(COARSE, COARSE)
  small.fillStyle = 'rgb(58 34 20)'
  small.beginPath()
  BOXES.forEach((each) => {
    cast(small, each)
  })
  small.fill()
  brush.save()
  brush.globalAlpha = 0.28
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(canvas, 0, 0, WIDTH / MM, HEIGHT / MM)
  brush.restore()
}

/** What a piece of wall takes of the sun's light. */
function cast(brush: Brush, { low: [x0, y0, z0], high: [x1, y1, z1] }: Box): void {
  const [right, north] = [-SUN.x / SUN.z, -SUN.y / SUN.z]
  const corner = (x: number, y: number, z: number) => [across(x + right * z), down(y + north * z)] as const
  const outline = [
    corner(x0, y0, z0),
    corner(x1, y0, z0),
    corner(x1, y0, z1),
    corner(x1, y1, z1),
    corner(x0, y1, z1),
    corner(x0, y1, z0),
  ]
  outline.forEach(([x, y], index) => {
    if (index) brush.lineTo(x, y)
    else brush.moveTo(x, y)
  })
  brush.closePath()
}

/** Mats on both sides make a doorway plain from above; the dots at its feet say which boxes belong together (IC-8). */
function drawDoorway(brush: Brush, { axis, at, centre, width, dot }: Door): void {
  const reach = width / MM
  brush.save()
  brush.translate(...(axis === 'x' ? ([across(at), down(centre)] as const) : ([across(centre), down(at)] as const)))
  if (axis === 'x') brush.rotate(Math.PI / 2)
  box(brush, '#d8b98a', -reach / 2, -3.2, reach, 6.4)
  for (const side of [-1, 1]) {
    const top = side < 0 ? -4 - MAT : 4
    box(brush, '#8d6238', -reach / 2 + 8, top, reach - 16, MAT, 2)
    for (const stripe of [1, 3, 5])
      box(brush, '#e0bd88', -reach / 2 + 9, top + 0.3 + (stripe * MAT) / 7, reach - 18, MAT / 7 - 0.6)
    for (const end of [-1, 1]) {
      brush.save()
      brush.translate((end * reach) / 2, side * 9.5)
      if (axis === 'x') brush.rotate(-Math.PI / 2)
      drawDot(brush, dot, 4.2)
      brush.restore()
    }
  }
  brush.restore()
}

/** As wide and deep as the school, from its north-western corner. */
export function paintFloors(brush: Brush, language: Language): void {
  box(brush, '#c9a878', 0, 0, WIDTH / MM, HEIGHT / MM)
  drawRooms(brush, language)
  SCHOOL.doors.forEach((door) => {
    drawDoorway(brush, door)
  })
  castAll(brush)
}
