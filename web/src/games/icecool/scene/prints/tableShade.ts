// The soft shadow of the whole school on the table.
import type { CanvasTexture } from 'three'
import { SCHOOL } from '../../school'
import { MM } from '../space'
import { print } from './print'

/** Metres, each way. */
export const TABLE_SIZE = 0.86

const [, , WIDTH, HEIGHT] = SCHOOL.outline
const DOTS = 0.5
const FAR = 4000

export function tableShade(): CanvasTexture {
  const size = TABLE_SIZE / MM
  return print(size, size, DOTS, (brush) => {
    for (const [blur, strength, right, up] of [
      [26, 0.85, 4, 4],
      [90, 0.6, 22, 26],
    ] as const) {
      brush.shadowColor = `rgb(40 20 4 / ${strength})`
      brush.shadowBlur = blur * DOTS
      brush.shadowOffsetX = (FAR + right) * DOTS
      brush.shadowOffsetY = -up * DOTS
      brush.fillRect((size - WIDTH / MM) / 2 - FAR, (size - HEIGHT / MM) / 2, WIDTH / MM, HEIGHT / MM)
    }
  })
}
