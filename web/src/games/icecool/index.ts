import type { OwnFolder } from '../board'
import { Board } from './Board'
import { Chooser } from './form/Chooser'
import { guide } from './guide'
import { optionHint, optionLabel, options, usualLabel } from './options'
import { Review } from './Review'
import { Settings } from './Settings'
import { label, prompt } from './talk'

export const game: OwnFolder = {
  title: 'ICECOOL²',
  Board,
  prompt,
  label,
  options,
  optionLabel,
  optionHint,
  usualLabel,
  Review,
  Chooser,
  seatsFirst: true,
  Settings,
  guide,
}
