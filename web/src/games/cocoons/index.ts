import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { Chooser, trophyLabel } from './levels'
import { optionLabel, options } from './options'
import { durationOf } from './playback'
import { Review } from './Review'
import { label, prompt, seatName, tell } from './talk'

export const game: OwnFolder = {
  title: 'Cocoons',
  Board,
  prompt,
  label,
  tell,
  isShow: (event) => durationOf(event) > 0,
  seatName,
  options,
  optionLabel,
  Chooser,
  trophyLabel,
  Review,
  guide,
  curious: [11, 12, 13],
}
