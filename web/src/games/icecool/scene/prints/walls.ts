// What is printed on the walls of each room: millimetres from the left end and from the top; the floor is at 68.
import type { RoomKey } from '../../school'
import { box, chances, disc, figure, ring, stroke, type Brush } from './paper'
import type { Side } from './strips'

type Draw = (brush: Brush, length: number, side: Side) => void

const FOOT = 68
/** Half of the long side of the school: a front is made of two such prints. */
const FRONT = 273

function skirting(brush: Brush, length: number, colour: string): void {
  box(brush, colour, 0, FOOT - 6, length, 6)
}

const classroom: Draw = (brush, length, side) => {
  box(brush, '#fbeccb', 0, 0, length, FOOT)
  box(brush, '#e7c78c', 0, 40, length, 28)
  for (let x = 6; x < length; x += 12) stroke(brush, '#d6b273', 0.7, [x, 41], [x, 62])
  stroke(brush, '#c99b57', 2, [0, 40], [length, 40])
  skirting(brush, length, '#b98a4c')
  if (side === 'north') {
    const [x, width] = [143, 82]
    box(brush, '#9b6a38', x, 5, width, 40, 2)
    box(brush, '#2f5d4c', x + 3, 8, width - 6, 33, 1)
    stroke(brush, '#e8f4ec', 1, [x + 10, 32], [x + 18, 16], [x + 26, 32], [x + 10, 32])
    ring(brush, '#e8f4ec', 1, x + 42, 24, 8)
    stroke(brush, '#e8f4ec', 1, [x + 58, 18], [x + 72, 18])
    stroke(brush, '#e8f4ec', 1, [x + 58, 24], [x + 70, 24])
    stroke(brush, '#e8f4ec', 1, [x + 58, 30], [x + 74, 30])
  } else if (side === 'west' || side === 'south') {
    for (let x = 16; x + 40 < length; x += 58) pane(brush, x, 6, 40, 28)
  } else {
    for (const [x, colour] of [
      [12, '#e07a5f'],
      [150, '#5b8fc7'],
    ] as const) {
      box(brush, colour, x, 8, 26, 26, 1)
      disc(brush, '#fff6e4', x + 13, 21, 8)
      figure(brush, colour, [x + 9, 24], [x + 13, 15], [x + 17, 24])
    }
  }
}

function pane(brush: Brush, x: number, y: number, width: number, height: number): void {
  box(brush, '#ffffff', x - 2, y - 2, width + 4, height + 4, 2)
  box(brush, '#bfe3f5', x, y, width, height, 1)
  figure(
    brush,
    '#e4f4fb',
    [x + width * 0.2, y],
    [x + width * 0.5, y],
    [x + width * 0.2, y + height],
    [x, y + height],
    [x, y + height * 0.6],
  )
  stroke(brush, '#ffffff', 2, [x + width / 2, y], [x + width / 2, y + height])
  stroke(brush, '#ffffff', 2, [x, y + height / 2], [x + width, y + height / 2])
}

const kitchen: Draw = (brush, length, side) => {
  box(brush, '#fff7ee', 0, 0, length, FOOT)
  for (let x = 0; x < length; x += 9) stroke(brush, '#f0dcd0', 0.6, [x, 0], [x, FOOT])
  for (let y = 5; y < FOOT; y += 9) stroke(brush, '#f0dcd0', 0.6, [0, y], [length, y])
  box(brush, '#e58f73', 0, 44, length, 4)
  skirting(brush, length, '#cf7659')
  if (side !== 'north') return
  for (let x = 4; x + 30 < length; x += 33) {
    const isHood = x > 30 && x < 70
    box(brush, isHood ? '#9fb0ba' : '#7fb0a0', x, 2, 31, 24, 1.5)
    if (!isHood) box(brush, '#94c2b3', x + 3, 5, 25, 18, 1)
    disc(brush, '#fff7ee', x + 26, 14, 1.6)
  }
  for (const x of [110, 124, 136]) {
    stroke(brush, '#5a5f66', 1, [x, 28], [x, 34])
    disc(brush, '#5a5f66', x, 38, 4.5)
  }
}

const library: Draw = (brush, length) => {
  box(brush, '#7a4f2c', 0, 0, length, FOOT)
  const chance = chances(Math.round(length))
  const cloths = ['#b8433a', '#d98b3a', '#e6c25a', '#4f8a68', '#3f6fa8', '#7b5aa0', '#e9dcc0', '#2f4858']
  for (const [shelf, top] of [4, 25, 46].entries()) {
    box(brush, '#56351c', 2, top, length - 4, 18)
    for (let x = 3; x < length - 7;) {
      const [width, height] = [3 + chance() * 3.4, 12 + chance() * 5]
      const cloth = cloths[Math.floor(chance() * cloths.length)] ?? '#b8433a'
      if (chance() < 0.9) {
        box(brush, cloth, x, top + 18 - height, width - 0.4, height, 0.4)
        stroke(brush, 'rgb(255 245 220 / 0.6)', 0.8, [x + 0.8, top + 21 - height], [x + width - 1.2, top + 21 - height])
      }
      x += width
    }
    box(brush, '#9a6a3d', 0, top + 18, length, 3)
    for (let x = shelf * 17; x < length; x += 62) box(brush, '#9a6a3d', x, top - 1, 2.4, 20)
  }
}

const gym: Draw = (brush, length, side) => {
  box(brush, '#eaf6ee', 0, 0, length, FOOT)
  box(brush, '#6fb393', 0, 36, length, 32)
  stroke(brush, '#ffffff', 1.6, [0, 36], [length, 36])
  skirting(brush, length, '#4c8e70')
  if (side === 'south' || side === 'north') {
    const x = length / 2
    if (side === 'south') {
      box(brush, '#ffffff', x - 17, 5, 34, 23, 2)
      brush.strokeStyle = '#d8554a'
      brush.lineWidth = 1.6
      brush.strokeRect(x - 14, 8, 28, 17)
      brush.strokeRect(x - 6, 14, 12, 9)
      stroke(brush, '#f28a17', 2.2, [x - 7, 27], [x + 7, 27])
      for (const step of [-6, -2, 2, 6]) stroke(brush, '#ffffff', 0.8, [x + step, 28], [x + step * 0.6, 38])
    }
  } else if (side === 'east') {
    for (let x = 30; x + 36 < length; x += 62) {
      for (const post of [0, 36]) box(brush, '#a9723c', x + post - 1.5, 4, 3, 58, 1)
      for (let y = 8; y < 60; y += 6.5) stroke(brush, '#d7a15f', 2, [x, y], [x + 36, y])
    }
  }
}

const middle: Draw = (brush, length) => {
  box(brush, '#dcd8f0', 0, 0, length, FOOT)
  for (let x = 2; x + 13 < length; x += 15.2) {
    box(brush, '#7e86c4', x, 10, 14, 52, 1)
    box(brush, '#98a0d8', x + 1, 11, 12, 50, 1)
    for (const y of [16, 19, 22]) stroke(brush, '#6a72b0', 0.9, [x + 4, y], [x + 10, y])
    disc(brush, '#f2e7c9', x + 11, 38, 0.9)
  }
  skirting(brush, length, '#8e86b8')
}

export const WALLS: Record<RoomKey, Draw> = { classroom, kitchen, library, gym, middle }

/** The school from the street. */
export function drawOutside(brush: Brush, length: number): void {
  box(brush, '#a9cfe2', 0, 0, length, FOOT)
  for (let row = 0; row * 9.7 < FOOT; row++) {
    for (let x = row % 2 ? -11 : 0; x < length; x += 22) {
      brush.strokeStyle = '#bfdfee'
      brush.lineWidth = 1
      brush.strokeRect(x, row * 9.7, 22, 9.7)
    }
  }
  box(brush, '#e9f5fa', 0, 0, length, 5)
  box(brush, '#6f9fb8', 0, 61, length, 7)
  for (let window = 0; window < 4; window++) pane(brush, ((window + 0.5) * FRONT) / 4 - 15, 17, 30, 28)
}
