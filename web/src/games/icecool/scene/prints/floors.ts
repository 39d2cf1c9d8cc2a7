// What each floor looks like. A room's own millimetres, from its north-western corner; y runs to the south.
import type { RoomKey } from '../../school'
import { box, chances, disc, figure, ring, stroke, type Brush } from './paper'

type Draw = (brush: Brush, width: number, height: number) => void

function planks(brush: Brush, width: number, height: number): void {
  box(brush, '#f3dfb8', 0, 0, width, height)
  const chance = chances(7)
  for (let y = 0; y < height; y += 15.6) {
    for (let x = -chance() * 80; x < width; x += 82) {
      brush.globalAlpha = 0.1 + chance() * 0.28
      box(brush, '#e3be83', x, y, 82, 15.6)
      brush.globalAlpha = 0.5
      stroke(brush, '#d2aa6c', 0.5, [x, y], [x + 82, y], [x + 82, y + 15.6])
    }
  }
  brush.globalAlpha = 1
}

function desk(brush: Brush, x: number, y: number): void {
  box(brush, 'rgb(90 60 25 / 0.2)', x - 14, y - 8, 31, 22, 3)
  disc(brush, '#7f9fb8', x, y + 12, 6)
  disc(brush, '#95b5cd', x, y + 11.4, 5)
  box(brush, '#c98d4b', x - 15, y - 10, 30, 19, 2.5)
  box(brush, '#dba461', x - 14, y - 9, 28, 17, 2)
  box(brush, '#fffaf0', x - 9, y - 6, 8, 10, 0.5)
  stroke(brush, '#d8554a', 1.2, [x + 4, y - 5], [x + 9, y + 3])
}

const classroom: Draw = (brush, width, height) => {
  planks(brush, width, height)
  for (const x of [150, 196, 242]) {
    desk(brush, x, 62)
    desk(brush, x, 108)
  }
  box(brush, 'rgb(90 60 25 / 0.2)', 290, 72, 22, 48, 3)
  box(brush, '#a9683a', 287, 69, 22, 48, 3)
  box(brush, '#bb7a48', 288.5, 70.5, 19, 45, 2)
  disc(brush, '#d8352c', 298, 80, 4)
  stroke(brush, '#3d7a35', 1.4, [298, 77], [300, 74])
}

const kitchen: Draw = (brush, width, height) => {
  box(brush, '#fffaf0', 0, 0, width, height)
  const tile = 16.42
  for (let row = 0; row * tile < height; row++) {
    for (let column = row % 2; column * tile < width; column += 2)
      box(brush, '#f6d3c4', column * tile, row * tile, tile, tile)
  }
  box(brush, 'rgb(90 60 25 / 0.16)', 4, 27, width - 8, 5)
  box(brush, '#f7f2e8', 3, 0, width - 6, 28, 2)
  box(brush, '#dfd5c3', 3, 25, width - 6, 3, 1)
  box(brush, '#4c4f57', 36, 3, 42, 20, 3)
  for (const [x, y] of [
    [47, 8.5],
    [67, 8.5],
    [47, 18],
    [67, 18],
  ] as const)
    ring(brush, '#e5734f', 1.3, x, y, 3.6)
  box(brush, '#b9c6cf', 150, 4, 34, 18, 4)
  box(brush, '#93a6b3', 153, 7, 28, 12, 3)
  disc(brush, '#6f8593', 167, 13, 1.6)
  for (const [x, colour] of [
    [238, '#e2b13c'],
    [252, '#d8554a'],
    [266, '#5a9b57'],
  ] as const)
    disc(brush, colour, x, 13, 5.5)
  box(brush, 'rgb(90 60 25 / 0.2)', 122, 84, 96, 52, 26)
  box(brush, '#c98d4b', 120, 80, 96, 52, 26)
  box(brush, '#dba461', 122, 82, 92, 48, 24)
  for (const x of [142, 168, 194]) {
    disc(brush, '#ffffff', x, 106, 10)
    ring(brush, '#8fb4cc', 1, x, 106, 7.5)
  }
  figure(brush, '#7aa5c4', [162, 106], [166, 102.6], [171, 105], [175, 102.8], [175, 109.2], [171, 107], [166, 109.4])
}

const library: Draw = (brush, width, height) => {
  box(brush, '#b6cbe0', 0, 0, width, height)
  const chance = chances(11)
  for (let spot = 0; spot < 700; spot++) {
    brush.globalAlpha = 0.2
    disc(brush, chance() < 0.5 ? '#a2bad3' : '#cbdbea', chance() * width, chance() * height, 1.6)
  }
  brush.globalAlpha = 1
  const [x, y] = [width / 2, height / 2 - 20]
  disc(brush, '#8aa6c6', x, y, 56)
  ring(brush, '#f3ead6', 2, x, y, 52)
  ring(brush, '#e9c46a', 5, x, y, 45)
  disc(brush, '#f3ead6', x, y, 38)
  ring(brush, '#c76b5b', 2, x, y, 33)
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal * Math.PI) / 4
    disc(brush, petal % 2 ? '#c76b5b' : '#8aa6c6', x + 22 * Math.cos(angle), y + 22 * Math.sin(angle), 5.5)
  }
  for (const [bx, by, colour, turn] of [
    [62, 66, '#c76b5b', 0.3],
    [140, 262, '#4f8a68', -0.25],
    [140, 52, '#8a63a8', 0.5],
  ] as const) {
    brush.save()
    brush.translate(bx, by)
    brush.rotate(turn)
    box(brush, 'rgb(40 40 60 / 0.2)', -11, -7, 26, 19, 2)
    box(brush, colour, -13, -9, 26, 18, 1.5)
    box(brush, '#fffaf0', -12, -8, 11.4, 16)
    box(brush, '#fffaf0', 0.6, -8, 11.4, 16)
    for (const line of [-4, -1, 2, 5])
      stroke(brush, '#c9c0ae', 0.6, [-10, line], [-3, line], [-3, line], [3, line], [10, line])
    brush.restore()
  }
}

const gym: Draw = (brush, width, height) => {
  box(brush, '#c3e2d0', 0, 0, width, height)
  for (let x = 0; x < width; x += 11.5) stroke(brush, '#b1d6c1', 0.5, [x, 0], [x, height])
  const white = '#fbfffb'
  brush.strokeStyle = white
  brush.lineWidth = 2
  brush.strokeRect(18, 18, width - 36, height - 36)
  const [x, y] = [width / 2, height / 2]
  disc(brush, '#a5d2b8', x, y, 30)
  ring(brush, white, 2, x, y, 30)
  stroke(brush, white, 2, [18, y], [width - 18, y])
  for (const end of [0, 1]) {
    const [near, sign] = end ? [height - 18, -1] : [18, 1]
    box(brush, '#a5d2b8', x - 26, end ? near - 58 : near, 52, 58)
    brush.strokeRect(x - 26, end ? near - 58 : near, 52, 58)
    ring(brush, white, 2, x, near + sign * 58, 20, end ? Math.PI : 0, end ? 2 * Math.PI : Math.PI)
    ring(brush, white, 2, x, near + sign * 6, 78, (end ? -1 : 0) * Math.PI + 0.12, (end ? 0 : 1) * Math.PI - 0.12)
  }
}

const middle: Draw = (brush, width, height) => {
  box(brush, '#e6e4f4', 0, 0, width, height)
  const [x, y] = [width / 2, height / 2]
  for (let ray = 0; ray < 16; ray++) {
    const [a, b] = [(ray * Math.PI) / 8, ((ray + 1) * Math.PI) / 8]
    if (ray % 2)
      figure(
        brush,
        '#d9d6ee',
        [x, y],
        [x + 110 * Math.cos(a), y + 110 * Math.sin(a)],
        [x + 110 * Math.cos(b), y + 110 * Math.sin(b)],
      )
  }
  disc(brush, '#c9d9f0', x, y, 23)
  for (let arm = 0; arm < 6; arm++) {
    brush.save()
    brush.translate(x, y)
    brush.rotate((arm * Math.PI) / 3)
    stroke(brush, '#ffffff', 2, [0, 0], [0, -19])
    stroke(brush, '#ffffff', 1.6, [-5, -16], [0, -10], [5, -16])
    brush.restore()
  }
}

export const FLOORS: Record<RoomKey, Draw> = { classroom, kitchen, library, gym, middle }

/** Where its name stands, from the middle of the room, and how large. */
export const NAMES: Record<RoomKey, readonly [x: number, y: number, size: number]> = {
  classroom: [0, 45, 13],
  kitchen: [0, 51, 13],
  library: [0, 84, 13],
  gym: [0, 54, 13],
  middle: [0, -36, 8],
}
