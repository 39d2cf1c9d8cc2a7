import type { OwnFolder } from '../board'
import { Board } from './Board'
import { guide } from './guide'
import { optionHint, optionLabel, options, usualLabel } from './options'
import { takesTime } from './playback'
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
  optionHint,
  usualLabel,
  guide,
  curious: [14],
}
