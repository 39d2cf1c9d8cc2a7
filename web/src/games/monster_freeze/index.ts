import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { LineArt } from './LineArt'
import { optionHint, optionLabel, options, usualLabel } from './options'
import { Review } from './Review'
import { label, prompt } from './talk'

export const game: OwnFolder = {
  title: 'Monster Freeze',
  Board,
  prompt,
  label,
  options,
  optionLabel,
  optionHint,
  usualLabel,
  Review,
  LineArt,
  guide,
}
