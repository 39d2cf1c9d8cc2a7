import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { Chooser, trophyLabel } from './levels'
import { optionHint, optionLabel, options, usualLabel } from './options'
import { Review } from './Review'
import { isAside, label, prompt } from './talk'

export const game: OwnFolder = {
  title: 'Cocoons',
  Board,
  prompt,
  label,
  isAside,
  options,
  optionLabel,
  optionHint,
  usualLabel,
  Chooser,
  trophyLabel,
  Review,
  guide,
}
