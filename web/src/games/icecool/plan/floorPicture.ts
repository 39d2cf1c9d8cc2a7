// The floors of the stage in three dimensions, flat: painted once for each language, where a canvas is to be had.
import type { Language } from '../../board'
import { isSlowWebGL } from '../scene/hasWebGL'
import { paintFloors } from '../scene/prints/floorArt'
import { SCHOOL } from '../school'
import { mm } from './paper'

/** Dots for each millimetre. */
const FINENESS = 2

const painted = new Map<Language, string | null>()

function paint(language: Language): string | null {
  const [, , wide, deep] = SCHOOL.outline
  const canvas = document.createElement('canvas')
  canvas.width = mm(wide) * FINENESS
  canvas.height = mm(deep) * FINENESS
  const brush = canvas.getContext('2d', { willReadFrequently: isSlowWebGL() })
  if (!brush) return null
  brush.scale(FINENESS, FINENESS)
  brush.lineJoin = 'round'
  paintFloors(brush, language)
  return canvas.toDataURL('image/webp', 0.9)
}

/** As an address of a picture; null: there is none, and plain colours must do. */
export function floorPicture(language: Language): string | null {
  const known = painted.get(language)
  if (known !== undefined) return known
  const made = typeof document === 'undefined' ? null : paint(language)
  painted.set(language, made)
  return made
}
