import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { MarbleColours } from './MarbleColours'
import { optionHint, optionLabel, options, usualLabel } from './options'
import { Review } from './Review'
import { label, prompt } from './talk'

export const game: OwnFolder = {
  title: 'Cortexcape',
  Board,
  prompt,
  label,
  options,
  optionLabel,
  optionHint,
  usualLabel,
  MoreOptions: MarbleColours,
  Review,
  guide,
}
