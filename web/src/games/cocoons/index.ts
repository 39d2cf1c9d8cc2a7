import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { Chooser, trophyLabel } from './levels'
import { optionLabel, options } from './options'
import { label, prompt } from './talk'

export const game: OwnFolder = {
  title: 'Cocoons',
  Board,
  prompt,
  label,
  options,
  optionLabel,
  Chooser,
  trophyLabel,
  guide,
  curious: [11, 12, 13],
}
