// The floors of the five rooms as a texture.
import type { CanvasTexture } from 'three'
import type { Language } from '../../../board'
import { SCHOOL } from '../../school'
import { MM } from '../space'
import { paintFloors } from './floorArt'
import { print } from './print'

const [, , WIDTH, HEIGHT] = SCHOOL.outline
/** Dots for each millimetre. */
const FINENESS = 3.75

export function floorSheet(language: Language): CanvasTexture {
  return print(WIDTH / MM, HEIGHT / MM, FINENESS, (brush) => {
    paintFloors(brush, language)
  })
}
