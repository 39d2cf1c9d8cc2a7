import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { Review } from './Review'
import { label, prompt, seatName, tell } from './talk'

export const game: OwnFolder = {
  title: 'Monster Freeze',
  Board,
  prompt,
  label,
  tell,
  seatName,
  options,
  optionLabel,
  Review,
  guide,
  curious: [0, 13, 14, 15],
}
