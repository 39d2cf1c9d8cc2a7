import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { optionLabel, options } from './options'
import { takesTime } from './playback'
import { Review } from './Review'
import { label, prompt, seatName, tell } from './talk'

export const game: OwnFolder = {
  title: 'ICECOOL²',
  Board,
  prompt,
  label,
  tell,
  isShow: takesTime,
  seatName,
  options,
  optionLabel,
  Review,
  guide,
  curious: [14],
}
