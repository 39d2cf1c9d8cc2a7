import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { label, prompt } from './talk'

export const game: OwnFolder = {
  title: 'ICECOOL²',
  Board,
  prompt,
  label,
  options,
  optionLabel,
  guide,
  curious: [14],
}
